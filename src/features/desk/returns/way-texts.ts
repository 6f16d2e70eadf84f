import type { Return, ReturnStatus, Way } from '../../../domain/returns/return';
import type { Key } from '../../../i18n';
import { RETURN_STATUS_TEXTS } from '../../returns/return-texts';

/** How a return comes back, to who waits for it. */
export const DESK_WAY_TEXTS = {
  parcel: 'Comes as a parcel',
  branch: 'Is brought to a branch',
  collect: 'Is fetched',
  'handed-over': 'It is here already',
  undelivered: 'Was canceled on its way: its carrier brings it back',
} as const satisfies Record<Way, string>;

/** What is otherwise said of a parcel that comes back of a canceled order: nobody asked for it, and nobody keeps it. */
const UNDELIVERED: Partial<Record<ReturnStatus, Key>> = {
  'on-way': 'Comes back',
  'partly-received': 'Came back in part',
  received: 'Came back',
  refused: 'Came back, none of it to sell',
  withdrawn: 'Did not come back',
};

/** Where a return stands, to who waits for it. */
export const deskReturnText = ({ way }: Pick<Return, 'way'>, status: ReturnStatus): Key =>
  (way === 'undelivered' ? UNDELIVERED[status] : undefined) ?? RETURN_STATUS_TEXTS[status];
