import type { FaceName } from './faces';

/** Where the faces may differ in what a caller sees, each with its reason. Everything else is the same. */
export const DIFFERENCES = {
  /** The family has no call that names moved paths. */
  noMovedPaths: (name: FaceName) => name === 'family',
  /** Our own API answers the path of a variant with its product, as the family's shape has no word for the variant. */
  urlMapForgetsVariant: (name: FaceName) => name === 'ours',
} as const;
