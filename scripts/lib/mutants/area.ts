import { globSync } from 'node:fs';
import { ROOT } from '../paths.mjs';
import { Stop } from '../stop.mjs';

/** Where the name of an area may begin. */
const PARENTS = ['', 'src/', 'workers/', 'functions/'];
const IS_NO_CODE = /\.test\.|[.-]fixture\.|\.d\.ts$|\/testing\//;

/** The source files of an area: a folder or file, named from src/, workers/ or the root. */
export function filesOf(area: string): string[] {
  const name = area.replace(/\/+$/, '');
  for (const parent of PARENTS) {
    const found = globSync([`${parent}${name}`, `${parent}${name}.{ts,tsx}`, `${parent}${name}/**/*.{ts,tsx}`], {
      cwd: ROOT,
    });
    const files = found.filter((file) => /\.tsx?$/.test(file) && !IS_NO_CODE.test(file));
    if (files.length > 0) return files.sort();
  }
  throw new Stop(`There is no area «${area}»: name a folder or file below src/, workers/ or functions/.`);
}

/** The vitest projects that try an area: what runs in workerd is tried there too. */
export const projectsOf = (files: readonly string[]): string[] => {
  if (files.every((file) => file.startsWith('src/'))) return ['unit'];
  return files.some((file) => file.startsWith('workers/adapters/upstream'))
    ? ['unit', 'worker', 'contract']
    : ['unit', 'worker'];
};
