import type { Way } from '../../../domain/returns/return';

/** How a return comes back, to who waits for it. */
export const DESK_WAY_TEXTS = {
  parcel: 'Comes as a parcel',
  branch: 'Is brought to a branch',
  collect: 'Is fetched',
  'handed-over': 'It is here already',
} as const satisfies Record<Way, string>;
