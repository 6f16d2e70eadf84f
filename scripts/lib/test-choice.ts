import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { argumentsOf } from './arguments.ts';
import { at, ROOT } from './paths.mjs';
import { Stop } from './stop.mjs';

/** Projects of tests by the folder whose files they alone run; files of all other folders are of `BESIDE_CODE`. */
const FOLDERS = { 'tests/contract': ['contract'], 'tests/fault': ['fault'], 'tests/e2e': ['e2e', 'http'] };
const BESIDE_CODE = ['unit', 'worker'];
const PROJECTS: string[] = [...BESIDE_CODE, ...Object.values(FOLDERS).flat()];
/** Projects whose tests import the code they are of: of the others it is not known what a change reaches. */
const FOLLOWED = [...BESIDE_CODE, 'contract'];
const USAGE = 'Uso: npm test -- [PROYECTO | ARCHIVO | CARPETA]… [--whole] [--changed [--since COMMIT]]';

/** Which tests are to be run. */
export interface TestChoice {
  projects: string[];
  /** Files and folders to keep to, relative to the project; none: all of the projects. */
  files: string[];
  /** The commit that the code is compared with, to run what the change since then reaches; null: everything named. */
  since: string | null;
  /** Whether all is tried of what a usual run tries a sample of: both turns of a walk, every page. */
  isWhole: boolean;
}

const projectsOf = (file: string): string[] => {
  const folder = Object.entries(FOLDERS).find(([name]) => file === name || file.startsWith(`${name}/`));
  return folder ? folder[1] : file === 'tests' ? PROJECTS : BESIDE_CODE;
};

/**
 * What the words of `npm test -- …` choose; null for everything. Throws a Stop where one names neither a project nor a
 * file.
 */
export function testChoice(args: string[]): TestChoice | null {
  const { values, positionals } = argumentsOf(
    args,
    { changed: { type: 'boolean' }, since: { type: 'string' }, whole: { type: 'boolean' } },
    USAGE,
  );
  const isWhole = values.whole ?? false;
  if (isWhole && positionals.length === 0) throw new Stop(`--whole es de lo que se nombra. ${USAGE}`);
  if (values.since !== undefined && !values.changed) throw new Stop(`--since se usa con --changed. ${USAGE}`);
  if (values.changed) {
    if (positionals.length > 0) throw new Stop(`--changed elige por sí mismo. ${USAGE}`);
    return { projects: FOLLOWED, files: [], since: values.since ?? 'HEAD', isWhole };
  }
  if (positionals.length === 0) return null;
  const named = positionals.filter((word) => PROJECTS.includes(word));
  const files = positionals.filter((word) => !named.includes(word)).map((word) => relative(ROOT, at(word)));
  const missing = files.find((file) => !existsSync(at(file)));
  if (missing) throw new Stop(`${missing} no es proyecto ni archivo. ${USAGE}`);
  const projects = named.length > 0 ? named : [...new Set(files.flatMap(projectsOf))];
  return { projects, files, since: null, isWhole };
}
