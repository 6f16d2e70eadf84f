import { HOURS_TEXTS } from '../../contract/profile/hours';
import type { Address } from '../../domain/order/order';
import { texts } from '../shop/texts';

/** How who receives it wants an order brought, in lines; none where nobody said. */
export function wishLines({ delivery }: Pick<Address, 'delivery'>): string[] {
  if (!delivery) return [];
  const t = texts();
  const { notes, receiver, hours } = delivery;
  return [
    notes && t('Notes: {notes}', { notes }),
    receiver && t('{name} may receive it too', { name: receiver }),
    hours !== 'any' && hours in HOURS_TEXTS && t(HOURS_TEXTS[hours as keyof typeof HOURS_TEXTS]),
  ].filter((line): line is string => Boolean(line));
}
