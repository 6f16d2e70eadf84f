import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import type { Card, FilterGroup } from '../../../../src/domain/catalogue/product';
import type { CatalogueView } from '../catalogue-view';
import { versionText } from '../served/version';

/** Cards an isolate holds of one store view; the one that came first makes room. */
const MOST_CARDS = 1000;
/** Lists an isolate knows the products of. */
const MOST_LISTS = 200;

/** Rows of the front an isolate holds: highlights by kind and number, brands. */
const MOST_FRONTS = 20;

/** Filters of lists an isolate holds. */
const MOST_FILTERS = 50;

/**
 * Documents of products an isolate holds, of one store view, and how many characters of them as they are stored: one of
 * two thousand variants is as long as hundreds of others. Those that were asked for longest ago make room.
 */
const MOST_DOCUMENTS = 64;
const MOST_CHARACTERS = 2_000_000;

/** A product's document as it is stored: without its stock of this moment and the stars given here. */
export interface HeldDocument {
  pid: number;
  doc: ProductDocument;
  /** Characters of it as it is stored. */
  length: number;
}

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

/** Cards, documents and filters of one version and revision of a catalogue. */
export class CardCache {
  readonly key: string;
  private readonly held = new Map<number, CachedCard>();
  private readonly lists = new Map<string, readonly number[]>();
  private readonly fronts = new Map<string, unknown>();
  private readonly groups = new Map<string, FilterGroup[]>();

  private readonly documents = new Map<string, HeldDocument>();
  private characters = 0;

  constructor(key: string) {
    this.key = key;
  }

  /** The document of the product with this sku, null where it has to be read. */
  document(sku: string): HeldDocument | null {
    const held = this.documents.get(sku);
    if (held) this.keepDocument(sku, held);
    return held ?? null;
  }

  keepDocument(sku: string, held: HeldDocument): void {
    this.letGo(sku);
    this.documents.set(sku, held);
    this.characters += held.length;
    for (const oldest of this.documents.keys()) {
      if (this.documents.size <= MOST_DOCUMENTS && this.characters <= MOST_CHARACTERS) break;
      this.letGo(oldest);
    }
  }

  private letGo(sku: string): void {
    this.characters -= this.documents.get(sku)?.length ?? 0;
    this.documents.delete(sku);
  }

  /** Whether the cards of a list are all here, as it was shown last, so that they need not be read with it. */
  holdsList(list: string): boolean {
    return this.lists.get(list)?.every((pid) => this.held.has(pid)) === true;
  }

  /** Notes the products a list is made of. */
  noteList(list: string, pids: readonly number[]): void {
    if (this.lists.size >= MOST_LISTS) this.lists.clear();
    this.lists.set(list, pids);
  }

  /** What the front of the shop shows under this name, read once. */
  async front<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.fronts.get(name);
    if (known !== undefined) return known as T;
    const found = await read();
    if (this.fronts.size >= MOST_FRONTS) this.fronts.clear();
    this.fronts.set(name, found);
    return found;
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

const caches = new Map<string, CardCache>();

/** The cards this isolate holds of what a store view serves now. */
export function cardCache({ store, contents }: CatalogueView): CardCache {
  const key = versionText(contents);
  const known = caches.get(store.storeCode);
  if (known?.key === key) return known;
  const fresh = new CardCache(key);
  caches.set(store.storeCode, fresh);
  return fresh;
}
