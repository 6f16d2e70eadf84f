import { afterEach } from 'vitest';
import { cpuBelowMs } from './ops/usage';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time since the test before, of this process and all it started, in ms: see test-report.ts. */
    cpuMs?: number;
  }
}

const spent = (): number => cpuBelowMs(process.pid) ?? 0;

let before = spent();

// What a file prepares counts with its next test. Shops that several files visit are not this process's: no file's.
afterEach(({ task }) => {
  const now = spent();
  task.meta.cpuMs = now - before;
  before = now;
});
