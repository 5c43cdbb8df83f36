import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { InputError } from './input-error.ts';

/** Where the lines of a journal go. */
export interface Sink {
  /** One line, without its newline. */
  readonly write: (line: string) => void;
  /** Hands over what has been kept back. */
  readonly flush: () => void;
  /** Makes sure that it outlives a power cut. */
  readonly sync: () => void;
  readonly close: () => void;
}

/** A file that is not there yet; one that is there is never overwritten. */
export function newFile(path: string): Sink {
  try {
    return fileSink(openSync(path, 'ax'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST'
      ? new InputError(`${path} exists already: a journal never overwrites a file.`, [])
      : new InputError(`${path} cannot be written:`, [message]);
  }
}

/** A file that goes on after its first `bytes` bytes; what comes after them is cut off. */
export function openFile(path: string, bytes: number): Sink {
  let fd: number;
  try {
    fd = openSync(path, 'a');
    ftruncateSync(fd, bytes);
  } catch (error) {
    throw new InputError(`${path} cannot be written:`, [(error as Error).message]);
  }
  return fileSink(fd);
}

/** One write a line, so that whatever happens to the program the file ends with a whole line or one torn one. */
function fileSink(fd: number): Sink {
  let size = fstatSync(fd).size;
  return {
    write: (line) => {
      const bytes = Buffer.from(`${line}\n`);
      let written = 0;
      try {
        written = writeSync(fd, bytes);
      } finally {
        // A full disk: half a line must not stand before the next one.
        if (written < bytes.length) ftruncateSync(fd, size);
      }
      if (written < bytes.length) throw new Error('the journal could not be written: is the disk full?');
      size += bytes.length;
    },
    flush: () => {},
    sync: () => fsyncSync(fd),
    close: () => closeSync(fd),
  };
}

/** Keeps lines back and hands them over in one write when told to; for games nobody would miss. */
export function buffered(sink: Sink): Sink {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) sink.write(lines.join('\n'));
    lines = [];
  };
  return {
    write: (line) => {
      lines.push(line);
    },
    flush,
    sync: () => {},
    close: () => {
      flush();
      sink.close();
    },
  };
}

/** Keeps every line. */
export function memory(): Sink & { readonly text: () => string } {
  const lines: string[] = [];
  return {
    write: (line) => {
      lines.push(line);
    },
    flush: () => {},
    sync: () => {},
    close: () => {},
    text: () => lines.map((line) => `${line}\n`).join(''),
  };
}
