/** A test file of one vitest project. */
export interface TestFile {
  project: string;
  file: string;
}

/** A test file as the run without a mutant found it. */
export interface BaselineFile extends TestFile {
  ms: number;
  /** How long its slowest test took, in ms. */
  slowestMs: number;
  reached: number[];
}

/** `testMs`: when a test that waits for what never comes is ended. */
export type ToSession = { do: 'baseline' } | { do: 'try'; number: number; tests: TestFile[]; testMs: number };

export type FromSession =
  | { told: 'ready' }
  | { told: 'baseline'; files: BaselineFile[]; failures: string[] }
  | { told: 'tried'; number: number; failures: string[] };
