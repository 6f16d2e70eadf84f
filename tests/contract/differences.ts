import type { FaceName } from './faces';

/** Where the faces may differ in what a caller sees, each with its reason. Everything else is the same. */
export const DIFFERENCES = {
  /** The family has no call that names moved paths. */
  noMovedPaths: (name: FaceName) => name === 'family',
} as const;
