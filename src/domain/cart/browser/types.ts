/** A line as the shop has confirmed it; whatever else a page shows of it travels with it. */
export interface ConfirmedLine {
  itemId: number;
  qty: number;
}

/** A cart as the shop has answered it. */
export interface ConfirmedCart<Line extends ConfirmedLine = ConfirmedLine> {
  /** Which cart it is: no secret, '' when there is none. */
  id: string;
  version: number;
  lines: readonly Line[];
}

/**
 * What a shopper asks for. Quantities are absolute; `restore` brings the line as it was when it was removed, to be
 * shown meanwhile.
 */
export type Change<Line extends ConfirmedLine = ConfirmedLine> =
  | { kind: 'set'; itemId: number; qty: number }
  | { kind: 'remove'; itemId: number }
  | { kind: 'restore'; itemId: number; line: Line }
  /** The cart goes to this postal code, whichever cart there is. */
  | { kind: 'destination'; code: string }
  /**
   * A new line, or more of an equal one, which only the shop can tell: `fields` is the whole identity as the form sends
   * it.
   */
  | { kind: 'add'; fields: Record<string, string>; qty: number; label: { name: string; image: string | null } };

/** A change that the shop has not answered. */
export interface Pending<Line extends ConfirmedLine = ConfirmedLine> {
  /** Idempotency key: however often it is sent, it counts once. */
  key: string;
  /** Marker of who was signed in when it was made, '' for a guest, whose changes go on with whoever signs in next. */
  owner: string;
  /** The cart whose line it changes; an add is meant for whichever cart there is. */
  cartId: string;
  change: Change<Line>;
  /** Epoch ms when it was made, and from when on it may be sent. */
  madeAt: number;
  dueAt: number;
  /**
   * Whether it may have reached the shop: then its outcome has to be learnt under its own key before its line is
   * changed further.
   */
  tried: boolean;
  /** Whether the shopper was told that no answer came: until one does, the same add asked for again is this one. */
  lost: boolean;
  /** 'unsent': no answer came; it waits for the network. */
  state: 'waiting' | 'sending' | 'unsent';
}

/** The cart of one store view in one tab. */
export interface BrowserCart<
  Line extends ConfirmedLine = ConfirmedLine,
  Cart extends ConfirmedCart<Line> = ConfirmedCart<Line>,
> {
  confirmed: Cart | null;
  /** Epoch ms when `confirmed` was asked for. */
  askedAt: number;
  pending: readonly Pending<Line>[];
  /** Key of what the shopper changed last in this tab. */
  lastKey: string | null;
}
