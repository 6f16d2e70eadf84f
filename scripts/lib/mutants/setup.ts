import { afterEach, inject } from 'vitest';

/** A mutant that is reached this often in one file has made a loop without end. */
const RUNAWAY = 1_000_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of the mutant that is switched on; -1 for none. */
    mutant: number;
  }
  interface TaskMeta {
    /** Numbers of the mutants whose places this test file reached. */
    reached?: number[];
  }
}

const active = inject('mutant');
const reached = new Set<number>();
let times = 0;

Object.assign(globalThis, {
  __mutant(number: number): boolean {
    if (active < 0) reached.add(number);
    if (number !== active) return false;
    times += 1;
    if (times > RUNAWAY) throw new Error('the mutant made a loop without end');
    return true;
  },
});

afterEach(({ task }) => {
  if (active < 0) task.file.meta.reached = [...reached];
});
