/** A movement of money as the gateway tells of it. */
export interface GatewayEvent {
  id: string;
  type: 'received' | 'reversed' | 'authorised' | 'captured' | 'released' | 'refunded';
  amount: number;
  currency: string;
  at: string;
}

/** open: it can be paid; pending: the bank has not decided; closed: nobody can pay it any more. */
export type GatewayStatus = 'open' | 'pending' | 'closed';

export interface GatewayPayment {
  id: string;
  order: string;
  /** What it is for, as the shop names it; handed back as it came. */
  payee: { kind: string; id: string } | undefined;
  amount: number;
  currency: string;
  returnUrl: string;
  capture: 'manual' | 'automatic';
  /** Monthly payments without interest, 1 for all at once. */
  months: number;
  /** When what is held lapses, null while nothing is. */
  held_until: string | null;
  /** The card that was given last. */
  card: { last4: string } | null;
  status: GatewayStatus;
  /** Why the last card was refused. */
  decline: 'declined' | 'insufficient-funds' | 'challenge-failed' | 'months' | null;
  events: GatewayEvent[];
}

const CENTS = 100;
const cents = (pesos: number) => Math.round(pesos * CENTS);

const sumOf = ({ events }: GatewayPayment, ...types: GatewayEvent['type'][]): number =>
  events.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + cents(amount), 0);

/** Centavos held on the card, and centavos taken from it and still there. */
export const heldOf = (payment: GatewayPayment): number =>
  sumOf(payment, 'authorised') - sumOf(payment, 'captured', 'released');
export const takenOf = (payment: GatewayPayment): number =>
  sumOf(payment, 'captured', 'received') - sumOf(payment, 'refunded', 'reversed');

/** Adds a movement to a payment and answers it. */
export function happen(
  payment: GatewayPayment,
  type: GatewayEvent['type'],
  centavos: number,
  now: number,
): GatewayEvent {
  const event: GatewayEvent = {
    id: `evt_${crypto.randomUUID()}`,
    type,
    amount: centavos / CENTS,
    currency: payment.currency,
    at: new Date(now).toISOString(),
  };
  payment.events.push(event);
  return event;
}

/** What a bank makes of a card. */
export type Verdict = 'approved' | 'declined' | 'insufficient-funds' | 'challenge' | 'silent' | 'late';

/** Cards of this gateway. Any other number is refused. */
export const TEST_CARDS: Record<string, { verdict: Verdict; label: string }> = {
  '4242424242424242': { verdict: 'approved', label: 'Aprobada' },
  '4000000000000002': { verdict: 'declined', label: 'Rechazada' },
  '4000000000009995': { verdict: 'insufficient-funds', label: 'Fondos insuficientes' },
  '4000000000003220': { verdict: 'challenge', label: 'Pide autorización del banco (3-D Secure)' },
  '4000000000000077': { verdict: 'silent', label: 'Aprobada, pero sin aviso a la tienda' },
  '4000000000000259': { verdict: 'late', label: 'El banco la aprueba más tarde' },
};
