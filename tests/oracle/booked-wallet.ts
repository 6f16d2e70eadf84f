/** How long at least what comes back can be spent, in milliseconds: thirty days. */
const RETURNED_MS = 30 * 24 * 60 * 60 * 1000;

interface BookedCredit {
  left: number;
  /** null for never. */
  ends: number | null;
}

/** A wallet by the test's own books: what ends soonest is spent first and comes back last, with at least thirty days. */
export class BookedWallet {
  readonly #credits: BookedCredit[] = [];
  readonly #paid = new Map<string, BookedCredit[]>();
  #now = 0;

  at(now: number): this {
    this.#now = now;
    return this;
  }

  #open(): BookedCredit[] {
    const open = this.#credits.filter(({ left, ends }) => left > 0 && (ends === null || ends > this.#now));
    return open.sort((a, b) => (a.ends ?? Number.MAX_SAFE_INTEGER) - (b.ends ?? Number.MAX_SAFE_INTEGER));
  }

  credit(left: number, ends: number | null): void {
    this.#credits.push({ left, ends });
  }

  pay(order: string, amount: number): void {
    let missing = amount;
    for (const credit of this.#open()) {
      const taken = Math.min(missing, credit.left);
      credit.left -= taken;
      missing -= taken;
      if (taken > 0) this.#paid.set(order, [...(this.#paid.get(order) ?? []), { left: taken, ends: credit.ends }]);
    }
  }

  back(order: string, amount: number): void {
    let missing = amount;
    for (const paid of [...(this.#paid.get(order) ?? [])].reverse()) {
      const back = Math.min(missing, paid.left);
      paid.left -= back;
      missing -= back;
      this.credit(back, paid.ends === null ? null : Math.max(paid.ends, this.#now + RETURNED_MS));
    }
  }

  get balance(): { amount: number; ends: { at: number; amount: number }[] } {
    const open = this.#open();
    const ends = new Map<number, number>();
    for (const { left, ends: at } of open) if (at !== null) ends.set(at, (ends.get(at) ?? 0) + left);
    return {
      amount: open.reduce((sum, { left }) => sum + left, 0),
      ends: [...ends].map(([at, amount]) => ({ at, amount })),
    };
  }
}
