import type { DeskWay, ReturnStatus } from '../../domain/returns/return';

/** What the status of a return is called. */
export const RETURN_STATUS_TEXTS = {
  requested: 'Return status requested',
  authorised: 'Return status authorised',
  'on-way': 'Return status on-way',
  'partly-received': 'Return status partly-received',
  received: 'Return status received',
  refused: 'Return status refused',
  refunded: 'Return status refunded',
  withdrawn: 'Return status withdrawn',
} as const satisfies Record<ReturnStatus, string>;

/** How it goes back. */
export const WAY_TEXTS = {
  parcel: 'Return way parcel',
  branch: 'Return way branch',
  collect: 'Return way collect',
  'handed-over': 'Return way handed-over',
} as const satisfies Record<DeskWay, string>;
