/** Data that cannot be used: which file, which entry of it, and why. */
export class DataError extends Error {
  readonly file: string;
  readonly entry: string;
  readonly reason: string;

  constructor(file: string, entry: string, reason: string) {
    super(`${file}: ${entry}: ${reason}`);
    this.name = 'DataError';
    this.file = file;
    this.entry = entry;
    this.reason = reason;
  }
}
