import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const IS_TEST = /\.test\.[cm]?[jt]sx?$/;

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** One hash of every file below these paths, names included; tests are no part of anything built. */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => [...files(path)])) {
    if (!IS_TEST.test(file))
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');
