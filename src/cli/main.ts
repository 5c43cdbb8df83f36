#!/usr/bin/env node

// The rest is loaded here, not above, so that bad data ends in a message like any other mistake.
try {
  const { run } = await import('./program.ts');
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof Error && ['InputError', 'DataError'].includes(error.name);
  process.stderr.write(expected ? `${error.message}\n` : `${(error as Error).stack ?? error}\n`);
  process.exitCode = expected ? 2 : 1;
}
