import { type GuidesResult, isLeft, type LeftResult } from '../../../contract/dispatch';
import { DISPATCH_MESSAGES } from '../../../domain/order/dispatch';
import type { Key } from '../../../i18n';

/** Why one order of a pasted column is not sent. */
const REASONS = {
  notNow: 'It is not to be sent now',
  cardRefused: 'Its card was refused',
  changed: 'Somebody changed it meanwhile: look at it again',
  picked: 'It is picked up at a branch',
  unknown: 'There is no order of this number',
  wrong: DISPATCH_MESSAGES.guideWrong,
  twice: 'It was pasted with two guide numbers: leave the true one',
  failed: 'It was not sent: try it again',
} as const satisfies Record<LeftResult, Key>;

/** null of what was done. */
export const guideReason = (result: GuidesResult): Key | null => (isLeft(result) ? REASONS[result] : null);
