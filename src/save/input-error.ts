/** Something a person gave us that cannot be used: the lines say what is wrong with it, one thing a line. */
export class InputError extends Error {
  readonly lines: readonly string[];

  constructor(what: string, lines: readonly string[]) {
    super([what, ...lines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'InputError';
    this.lines = lines;
  }
}
