import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../paths.mjs';
import { filesOf } from './area.ts';
import { type Mutant, mutate } from './mutate.ts';

export interface Numbered {
  file: string;
  mutant: Mutant;
  number: number;
}

/** The area that is mutated, for the plugin: vitest loads it in a process of its own. */
export const AREA_VARIABLE = 'MUTANTS_AREA';

/** Every mutant of these files with its number, and their sources with the mutants in. */
export function mutantsOf(files: readonly string[]): { numbered: Numbered[]; sources: Map<string, string> } {
  const numbered: Numbered[] = [];
  const sources = new Map<string, string>();
  for (const file of files) {
    const { mutants, code } = mutate(file, readFileSync(join(ROOT, file), 'utf8'), numbered.length);
    sources.set(file, code);
    numbered.push(...mutants.map((mutant, index) => ({ file, mutant, number: numbered.length + index })));
  }
  return { numbered, sources };
}

/** Serves the sources of the area with their mutants in. */
export function mutantsPlugin(): Plugin {
  const { sources } = mutantsOf(filesOf(process.env[AREA_VARIABLE] ?? ''));
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(_, id) {
      const code = sources.get(relative(ROOT, id.split('?')[0] ?? ''));
      return code === undefined ? null : { code, map: null };
    },
  };
}
