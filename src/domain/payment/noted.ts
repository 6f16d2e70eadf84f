import { type Centavos, NO_CENTAVOS, toCentavos } from '../money';
import type { EventSource, OrderEvent } from '../order/events';

/** How long the same amount is asked about once more: longer than a page stays open between two customers at a counter. */
export const SAME_AMOUNT_MS = 3_600_000;

/** An event of an order, oldest first among the others. `way` of what was typed at the order's page is null. */
interface PastEvent {
  type: OrderEvent['type'];
  source: EventSource;
  amount: Centavos | null;
  /** Epoch ms. */
  at: number;
  way?: string | null;
}

/** Money that operators noted as received by hand. */
export interface NotedByHand {
  /** All of it that nobody took back as a mistake, and that did not leave again by hand. */
  noted: Centavos;
  /** What of it was noted last. */
  notedLast: Centavos;
}

/** Takes an amount off what was noted last, and then off what before it; answers how much of it there was. */
function takenOff(entries: number[], amount: number): number {
  let left = amount;
  while (left > 0 && entries.length > 0) {
    const last = entries.pop() ?? 0;
    if (last > left) entries.push(last - left);
    left -= Math.min(last, left);
  }
  return amount - left;
}

/**
 * What operators noted as received by hand, and what of it may have been a mistake. What left by hand before it was noted
 * was other money, so was what is more than was noted by then; and what bounces was that, before it was noted money.
 */
export function notedByHand(events: readonly PastEvent[]): NotedByHand {
  const entries: number[] = [];
  let [sentOfNoted, sentOfOther] = [0, 0];
  for (const { type, source, amount, way } of events) {
    if (source !== 'operator' || amount === null) continue;
    if (type === 'received' && !way) entries.push(amount);
    if (type === 'take-back-received' || type === 'reversed') takenOff(entries, amount);
    if (type === 'refunded') {
      const ofNoted = takenOff(entries, amount);
      sentOfNoted += ofNoted;
      sentOfOther += amount - ofNoted;
    }
    if (type === 'bounced') {
      const ofOther = Math.min(amount, sentOfOther);
      const back = Math.min(amount - ofOther, sentOfNoted);
      sentOfOther -= ofOther;
      sentOfNoted -= back;
      if (back > 0) entries.push((entries.pop() ?? 0) + back);
    }
  }
  return {
    noted: toCentavos(entries.reduce((sum, one) => sum + one, 0)),
    notedLast: toCentavos(entries.at(-1) ?? 0),
  };
}

/** The same bounded by what came by no card and is still there. */
export const mistakenMost = ({ noted, notedLast }: NotedByHand, there: Centavos): NotedByHand => ({
  noted: toCentavos(Math.min(noted, there)),
  notedLast: toCentavos(Math.min(notedLast, there)),
});

/** The last event by which an operator noted as much within the hour; null where none did, or it was taken back. */
export function notedWithinTheHour<Event extends PastEvent>(
  events: readonly Event[],
  amount: Centavos,
  now: number,
): Event | null {
  const isSame = (event: Event) =>
    event.source === 'operator' && event.amount === amount && now - event.at < SAME_AMOUNT_MS;
  const came = events.filter((event) => event.type === 'received' && isSame(event));
  const back = events.filter((event) => event.type === 'take-back-received' && isSame(event));
  return came.length > back.length ? (came.at(-1) ?? null) : null;
}

/** How much of an amount is more than what is due: all of it where nothing is. */
export const beyond = (amount: Centavos, due: Centavos): Centavos =>
  amount > due ? toCentavos(amount - due) : NO_CENTAVOS;
