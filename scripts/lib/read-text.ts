import { readFileSync } from 'node:fs';

/** What a file holds, or null when there is none. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
