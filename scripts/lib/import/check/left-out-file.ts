import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../../paths.mjs';

const BUFFER_LINES = 500;

/** The whole list of what an import left out, one line each; the file is only made when there is something to say. */
export class LeftOutFile {
  readonly path: string;
  #lines: string[] = [];
  #file: number | null = null;

  constructor(store: string, folder = join(DATA, 'imports')) {
    this.path = join(folder, `omitidos-${store}.txt`);
  }

  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= BUFFER_LINES) this.#write();
  }

  /**
   * Closes the file; answers its path, or null when nothing was left out, and then the list of an earlier import goes.
   */
  close(): string | null {
    if (this.#lines.length > 0) this.#write();
    if (this.#file === null) {
      rmSync(this.path, { force: true });
      return null;
    }
    closeSync(this.#file);
    return this.path;
  }

  #write(): void {
    if (this.#file === null) {
      mkdirSync(join(this.path, '..'), { recursive: true });
      this.#file = openSync(this.path, 'w');
    }
    writeSync(this.#file, `${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }
}
