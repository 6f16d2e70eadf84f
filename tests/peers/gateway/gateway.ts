import { type Faults, noFaults, takeFault } from './faults.ts';
import {
  type GatewayEvent,
  type GatewayPayment,
  happen,
  heldOf,
  TEST_CARDS,
  takenOf,
  type Verdict,
} from './payment.ts';

const CENTS = 100;
/** Months it grants where it does not grant those it was asked for. */
const FEWER = [3, 6];
/** How long banks hold an amount for it. */
const HOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** What the API answers: the body, or that the answer was lost on its way. */
export type ApiAnswer = { status: number; body: object } | 'lost';

interface Kept {
  content: string;
  answer: { status: number; body: object };
}

/** What the shopper typed, and where to go then. */
export type Attempt = { next: 'challenge' | 'return' } | { next: 'again'; problem: string };

const refused = (status: number, code: string) => ({ status, body: { error: code } });

/**
 * Hosts payments by card: it holds or takes money, tells the shop, and is asked by it. Amounts of its API are pesos.
 */
export class Gateway {
  readonly faults: Faults = noFaults();
  readonly #payments = new Map<string, GatewayPayment>();
  readonly #kept = new Map<string, Kept>();
  readonly #base: () => string;
  readonly #tell: (payment: GatewayPayment, event: GatewayEvent) => Promise<void>;

  /** `base` is where its pages stand; `tell` notifies the shop. */
  constructor(base: () => string, tell: (payment: GatewayPayment, event: GatewayEvent) => Promise<void>) {
    this.#base = base;
    this.#tell = tell;
  }

  find(id: string): GatewayPayment | null {
    return this.#payments.get(id) ?? null;
  }

  all(): GatewayPayment[] {
    return [...this.#payments.values()];
  }

  /** From now on it has none of its payments any more, nor what was asked for under which key. */
  lose(): void {
    this.#payments.clear();
    this.#kept.clear();
  }

  /** A call of the shop: POST /payments, GET /payments/:id, POST /payments/:id/{capture,release,refund}. */
  async api(method: string, path: string, key: string, body: Record<string, unknown>): Promise<ApiAnswer> {
    const [, id, operation = method === 'POST' && path === '/payments' ? 'start' : 'ask'] =
      /^\/payments(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const fault = takeFault(this.faults, operation);
    if (fault === 'error') return refused(500, 'internal');
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, this.faults.slowMs));
    if (fault === 'hollow') return this.#shown(id ?? '');
    const answer =
      method === 'GET' ? this.#shown(id ?? '') : this.#once(operation, id ?? '', key, body, fault === 'less');
    return fault === 'lost' ? 'lost' : answer;
  }

  #view(payment: GatewayPayment): object {
    const { returnUrl: _, ...shown } = payment;
    const more = this.faults.lies;
    return {
      ...shown,
      amount: shown.amount + more,
      events: shown.events.map((event) => ({ ...event, amount: event.amount + more })),
      url: `${this.#base()}/pagar/${payment.id}`,
    };
  }

  #shown(id: string): Kept['answer'] {
    const payment = this.faults.forgets ? null : this.find(id);
    return payment ? { status: 200, body: this.#view(payment) } : refused(404, 'unknown-payment');
  }

  /** What was asked for under a key is done once; with another content it is refused. */
  #once(operation: string, id: string, key: string, body: Record<string, unknown>, isLess: boolean): Kept['answer'] {
    if (key === '') return refused(400, 'key-missing');
    const content = JSON.stringify([id, body]);
    const kept = this.#kept.get(`${operation} ${key}`);
    if (kept) return kept.content === content ? kept.answer : refused(409, 'key-reused');
    const answer =
      operation === 'start'
        ? this.#start(body)
        : this.#move(operation, id, isLess ? { amount: Number(body.amount) / 2 } : body);
    this.#kept.set(`${operation} ${key}`, { content, answer });
    return answer;
  }

  #start({
    order,
    payee,
    amount,
    currency,
    return_url: returnUrl,
    capture,
    months,
  }: Record<string, unknown>): Kept['answer'] {
    const isWhole = typeof amount === 'number' && amount > 0 && Number.isInteger(Math.round(amount * CENTS));
    if (typeof order !== 'string' || typeof currency !== 'string' || typeof returnUrl !== 'string' || !isWhole)
      return refused(422, 'invalid');
    const asked = typeof months === 'number' ? months : 1;
    const lie = asked > 1 ? this.faults.months : 'granted';
    if (lie === 'refused')
      return { status: 422, body: { error: 'months', months: FEWER.filter((fewer) => fewer < asked) } };
    const payment: GatewayPayment = {
      id: `pay_${crypto.randomUUID().replaceAll('-', '')}`,
      order,
      payee: payee as GatewayPayment['payee'],
      amount,
      currency,
      returnUrl,
      capture: capture === 'automatic' || lie === 'not-held' ? 'automatic' : 'manual',
      months: lie === 'fewer' ? (FEWER.findLast((fewer) => fewer < asked) ?? 1) : asked,
      held_until: null,
      card: null,
      status: 'open',
      decline: null,
      events: [],
    };
    this.#payments.set(payment.id, payment);
    return { status: 201, body: this.#view(payment) };
  }

  #move(operation: string, id: string, { amount }: Record<string, unknown>): Kept['answer'] {
    const payment = this.find(id);
    if (!payment) return refused(404, 'unknown-payment');
    const given = typeof amount === 'number' ? Math.round(amount * CENTS) : null;
    if (this.faults.isWhole && operation !== 'refund' && given !== null && given !== heldOf(payment))
      return refused(409, 'whole');
    switch (operation) {
      case 'capture':
        return this.#moved(payment, 'captured', given ?? heldOf(payment), heldOf(payment));
      case 'refund':
        return this.#moved(payment, 'refunded', given ?? 0, takenOf(payment));
      case 'release':
        if (given !== null) return this.#moved(payment, 'released', given, heldOf(payment));
        if (payment.status === 'pending') return refused(409, 'pending');
        payment.status = 'closed';
        return heldOf(payment) > 0
          ? this.#moved(payment, 'released', heldOf(payment), heldOf(payment))
          : { status: 200, body: this.#view(payment) };
      default:
        return refused(404, 'unknown-operation');
    }
  }

  #moved(payment: GatewayPayment, type: GatewayEvent['type'], amount: number, most: number): Kept['answer'] {
    if (amount <= 0 || amount > most) return refused(409, 'amount');
    this.#told(payment, happen(payment, type, amount, Date.now()));
    return { status: 200, body: this.#view(payment) };
  }

  #told(payment: GatewayPayment, event: GatewayEvent): void {
    const { telling, lies } = this.faults;
    const told = { ...event, amount: event.amount + lies };
    if (telling === 'never') return;
    void this.#tell(payment, told);
    if (telling === 'twice') void this.#tell(payment, told);
  }

  /** The shopper gives a card. */
  async pay(payment: GatewayPayment, number: string): Promise<Attempt> {
    const card = TEST_CARDS[number.replaceAll(' ', '')];
    if (!card) return { next: 'again', problem: 'Ese número no es de una tarjeta de prueba.' };
    if (payment.status !== 'open') return { next: 'return' };
    payment.card = { last4: number.replaceAll(' ', '').slice(-4) };
    if (card.verdict === 'challenge') return { next: 'challenge' };
    await this.decide(payment, card.verdict);
    return { next: 'return' };
  }

  /** What the bank says of the card; a payment takes money once. */
  async decide(payment: GatewayPayment, verdict: Verdict | 'challenge-failed'): Promise<void> {
    if (payment.status !== 'open') return;
    if (verdict === 'declined' || verdict === 'insufficient-funds' || verdict === 'challenge-failed') {
      payment.decline = verdict;
      return;
    }
    if (payment.months > 1 && this.faults.months === 'not-of-card') {
      payment.decline = 'months';
      return;
    }
    payment.decline = null;
    if (verdict === 'late') {
      payment.status = 'pending';
      setTimeout(() => void this.#approve(payment, 'late'), this.faults.lateMs);
      return;
    }
    await this.#approve(payment, verdict);
  }

  async #approve(payment: GatewayPayment, verdict: Verdict): Promise<void> {
    payment.status = 'closed';
    if (payment.capture === 'manual') payment.held_until = new Date(Date.now() + HOLD_MS).toISOString();
    const event = happen(
      payment,
      payment.capture === 'automatic' ? 'received' : 'authorised',
      Math.round(payment.amount * CENTS),
      Date.now(),
    );
    if (verdict === 'silent' || this.faults.telling === 'never') return;
    const told = { ...event, amount: event.amount + this.faults.lies };
    if (this.faults.telling === 'after') return void setTimeout(() => void this.#tell(payment, told), 1500);
    await this.#tell(payment, told);
    if (this.faults.telling === 'twice') await this.#tell(payment, told);
  }

  /** The holder of the card, or the bank, takes the money back; or the bank lets a hold lapse. */
  undo(payment: GatewayPayment, type: 'reversed' | 'released'): void {
    const amount = type === 'reversed' ? takenOf(payment) : heldOf(payment);
    if (amount > 0) this.#told(payment, happen(payment, type, amount, Date.now()));
  }
}
