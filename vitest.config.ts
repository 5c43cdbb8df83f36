import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { maxWorkers: '100%', include: ['test/**/*.test.ts'], setupFiles: ['test/support/seeded.ts'] },
});
