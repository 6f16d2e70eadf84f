import type { GuidesResult } from '../../../contract/dispatch';
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
  failed: 'It was not sent: try it again',
} as const satisfies Partial<Record<GuidesResult, Key>>;

/** null of what was done. */
export const guideReason = (result: GuidesResult): Key | null =>
  Object.hasOwn(REASONS, result) ? REASONS[result as keyof typeof REASONS] : null;
