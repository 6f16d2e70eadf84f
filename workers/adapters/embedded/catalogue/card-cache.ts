import type { Card, FilterGroup } from '../../../../src/domain/catalogue/product';
import type { Session } from '../session';

/** Cards an isolate holds of one store view; the one that came first makes room. */
const MOST_CARDS = 1000;
/** Lists an isolate knows to be made of cards it has seen. */
const MOST_LISTS = 200;

/** Filters of lists an isolate holds. */
const MOST_FILTERS = 50;

/** A card as it was read: one object for each state of stock, so that what is derived of it can be kept beside it. */
export class CachedCard {
  /** Until when the card is true; another moment in its row means that it was priced anew since. */
  readonly boundary: number | null;
  private readonly card: Card;
  private readonly states: Map<Card['availability'], Card>;

  constructor(card: Card, boundary: number | null) {
    this.card = card;
    this.boundary = boundary;
    this.states = new Map([[card.availability, card]]);
  }

  /** The card in this state of stock; null leaves the one it was stored in. */
  as(availability: Card['availability'] | null): Card {
    if (availability === null) return this.card;
    const card = this.states.get(availability) ?? { ...this.card, availability };
    this.states.set(availability, card);
    return card;
  }
}

/** Cards and filters of one version and revision of a catalogue. */
export class CardCache {
  readonly key: string;
  private readonly held = new Map<number, CachedCard>();
  private readonly lists = new Set<string>();
  private readonly groups = new Map<string, FilterGroup[]>();

  constructor(key: string) {
    this.key = key;
  }

  /** Notes that a list is shown; true when it was before, so that its cards are likely here and need not be read with it. */
  noteList(list: string): boolean {
    if (this.lists.has(list)) return true;
    if (this.lists.size >= MOST_LISTS) this.lists.clear();
    this.lists.add(list);
    return false;
  }

  /** Filters made of what `key` says, made once. */
  filters(key: string, make: () => FilterGroup[]): FilterGroup[] {
    const known = this.groups.get(key);
    if (known) return known;
    if (this.groups.size >= MOST_FILTERS) this.groups.clear();
    const groups = make();
    this.groups.set(key, groups);
    return groups;
  }

  /** The card of a product, unless it was priced anew since. */
  find(pid: number, boundary: number | null): CachedCard | null {
    const held = this.held.get(pid);
    return held?.boundary === boundary ? held : null;
  }

  keep(pid: number, held: CachedCard): CachedCard {
    this.held.delete(pid);
    this.held.set(pid, held);
    if (this.held.size > MOST_CARDS) this.held.delete(this.held.keys().next().value ?? pid);
    return held;
  }
}

const memories = new Map<string, CardCache>();

/** The cards this isolate holds of what a store view serves now. */
export function cardCache({ store, memory }: Session): CardCache {
  const key = `${memory.version}.${memory.revision}`;
  const known = memories.get(store.storeCode);
  if (known?.key === key) return known;
  const fresh = new CardCache(key);
  memories.set(store.storeCode, fresh);
  return fresh;
}
