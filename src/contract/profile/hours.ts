import type { DeliveryHours } from './forms';

/** When somebody is at home, by the key of what it is called. */
export const HOURS_TEXTS = {
  any: 'At any hour',
  morning: 'From 9:00 to 14:00',
  afternoon: 'From 14:00 to 19:00',
  weekend: 'Better on Saturday',
} as const satisfies Record<DeliveryHours, string>;
