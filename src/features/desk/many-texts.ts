import type { ManyAction } from '../../domain/order/desk-action';

/** What an action is called that is done to many orders. */
export const MANY_TEXTS = {
  send: 'Many send',
  accept: 'Many accept',
  deliver: 'Many deliver',
  received: 'Many received',
  cancel: 'Many cancel',
} as const satisfies Record<ManyAction, string>;
