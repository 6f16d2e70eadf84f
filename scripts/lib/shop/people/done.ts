import { renameSync, writeFileSync } from 'node:fs';
import { readText } from '../../read-text.ts';

/** What of the demo's customers is there already, kept beside the data of the shop. */
export interface Done {
  has(key: string): boolean;
  /** Does something once: afterwards its result is remembered. */
  once(key: string, work: () => Promise<string>): Promise<string>;
}

/** Reads what was done from a file, in which each further thing is noted before the next one begins. */
export function openDone(file: string): Done {
  const done: Record<string, string> = JSON.parse(readText(file) ?? '{}');
  return {
    has: (key) => key in done,
    async once(key, work) {
      const before = done[key];
      if (before !== undefined) return before;
      const result = await work();
      done[key] = result;
      writeFileSync(`${file}.new`, JSON.stringify(done, null, 1));
      renameSync(`${file}.new`, file);
      return result;
    },
  };
}
