import { resolve } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';

export const ROOT = resolve(import.meta.dirname, '../..');

const OPENED = Symbol.for('the project as the compiler knows it');
const shared = globalThis as { [OPENED]?: Project };

function open(): Project {
  const api = new API({ cwd: ROOT });
  const [project] = api.updateSnapshot({ openProjects: [resolve(ROOT, 'tsconfig.json')] }).getProjects();
  if (!project) throw new Error('there is no project');
  process.once('exit', () => api.close());
  return project;
}

/** The whole project with its types: the files of a process that ask for it share one, which takes five seconds to open. */
export function openedProject(): Project {
  shared[OPENED] ??= open();
  return shared[OPENED];
}
