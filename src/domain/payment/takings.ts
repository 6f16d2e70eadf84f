import { type Centavos, NO_CENTAVOS, sum, toCentavos } from '../money';
import type { Movement } from './movement';

/** What came and what went by one form of payment (as Movement has it), both above or at zero. Centavos. */
export interface Taking {
  form: string;
  came: Centavos;
  left: Centavos;
}

/** The sums of movements by their form, in the order in which each first moved. */
export function takingsOf(movements: readonly Pick<Movement, 'form' | 'amount'>[]): Taking[] {
  const byForm = new Map<string, Taking>();
  for (const { form, amount } of movements) {
    if (form === null || amount === null) continue;
    const { came, left } = byForm.get(form) ?? { came: NO_CENTAVOS, left: NO_CENTAVOS };
    byForm.set(form, {
      form,
      came: toCentavos(came + Math.max(0, amount)),
      left: toCentavos(left + Math.max(0, -amount)),
    });
  }
  return [...byForm.values()];
}

/** What all forms together brought and took. What went to wallets left neither drawer nor bank, and counts nowhere. */
export function takingsTogether(takings: readonly Taking[]): Omit<Taking, 'form'> {
  const held = takings.filter(({ form }) => form !== 'wallet');
  return { came: sum(held.map(({ came }) => came)), left: sum(held.map(({ left }) => left)) };
}
