import { defineConfig } from 'vitest/config';
import base from '../../../vitest.config.ts';
import { ROOT } from '../paths.mjs';
import { mutantsPlugin } from './plugin.ts';

const SETUP = new URL('./setup.ts', import.meta.url).pathname;
const projects = (base.test?.projects ?? []) as { plugins?: { name?: string }[]; test: { setupFiles?: string[] } }[];

/** Puts bugs into named lines, which are not as they were once they hold mutants. */
const OTHER_BUGS = 'deliberate-bugs';

/** The projects of vitest.config.ts over mutated sources; the switch is set before anything of ours is evaluated. */
export default defineConfig({
  root: ROOT,
  test: {
    silent: true,
    projects: projects.map((project) => ({
      ...project,
      plugins: [mutantsPlugin(), ...(project.plugins ?? []).filter(({ name }) => name !== OTHER_BUGS)],
      test: { ...project.test, setupFiles: [SETUP, ...(project.test.setupFiles ?? [])] },
    })) as never,
  },
});
