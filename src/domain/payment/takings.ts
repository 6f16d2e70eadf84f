import { type Centavos, sum } from '../money';

/** What came and what went by one form of payment (as Movement has it), both above or at zero. Centavos. */
export interface Taking {
  form: string;
  came: Centavos;
  left: Centavos;
}

/** What all forms together brought and took. What went to wallets left neither drawer nor bank, and counts nowhere. */
export function takingsTogether(takings: readonly Taking[]): Omit<Taking, 'form'> {
  const held = takings.filter(({ form }) => form !== 'wallet');
  return { came: sum(held.map(({ came }) => came)), left: sum(held.map(({ left }) => left)) };
}
