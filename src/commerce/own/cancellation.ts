/** A reason to cancel, as whoever keeps the order names it. */
export interface CancelReason {
  id: string;
  label: string;
}

/** Units of a line, by the id of it in the history of the order. */
export interface CanceledItem {
  itemId: string;
  qty: number;
}

/** What is canceled of an order, and why. */
export interface Cancellation {
  number: string;
  /** Id of one of the reasons of the order. */
  reason: string;
  /** null: all that is left of it. */
  items: readonly CanceledItem[] | null;
  /** What was paid goes into their wallet, as they choose; else back as it was paid. At a retailer that is refused: 409. */
  isToWallet?: boolean;
  /** Under the same key it happens once. */
  key: string;
}

/** The key under which all of an order is canceled: that happens once, whoever asks how often. */
export const CANCEL_ALL = 'cancel';
