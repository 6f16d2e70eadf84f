import type { BrowserCart, Change, ConfirmedCart, ConfirmedLine, Pending } from './types';

/**
 * The changes of this tab with those that tabs have written down, in the order they were made. What is written down
 * counts; of this tab's own only what could not be written (`unstored`). One that was answered here (`answered`) does
 * not come back.
 */
export function mergePending<Line extends ConfirmedLine>(
  mine: readonly Pending<Line>[],
  stored: readonly Pending<Line>[],
  { unstored, answered }: { unstored: ReadonlySet<string>; answered: ReadonlySet<string> },
): Pending<Line>[] {
  const all = new Map(mine.filter(({ key }) => unstored.has(key)).map((one) => [one.key, one]));
  for (const one of stored) all.set(one.key, one);
  return [...all.values()]
    .filter(({ key }) => !answered.has(key))
    .sort((a, b) => a.madeAt - b.madeAt || (a.key < b.key ? -1 : 1));
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short hash of what a cart holds; changes with every line and quantity. */
export function contentHash(lines: readonly ConfirmedLine[]): string {
  let hash = FNV_OFFSET;
  for (const character of JSON.stringify(lines.map(({ itemId, qty }) => [itemId, qty])))
    hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Changes of one line within this time become one call. */
export const COALESCE_MS = 350;

/** A change of a line that the cart has, or had. */
type OfLine<Line extends ConfirmedLine = ConfirmedLine> = Extract<Change<Line>, { itemId: number }>;

const isOfLine = <Line extends ConfirmedLine>(change: Change<Line>): change is OfLine<Line> => 'itemId' in change;

/**
 * What a change is about: a line of the cart, everything that makes a line of its own of what is added, or where the
 * cart goes.
 */
function lineKeyOf({ change }: Pick<Pending, 'change'>): string {
  if (isOfLine(change)) return `line:${change.itemId}`;
  if (change.kind === 'destination') return change.kind;
  return `add:${JSON.stringify(Object.entries(change.fields).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** How many of a line there will be once the shop has done this; 0 for none. */
const quantityAfter = (change: Exclude<Change, { kind: 'destination' }>): number => {
  if (change.kind === 'remove') return 0;
  return change.kind === 'restore' ? change.line.qty : change.qty;
};

const belongs = (one: Pending, cartId: string): boolean => !isOfLine(one.change) || one.cartId === cartId;

/**
 * What comes of a line when the shop has done `left`: its quantity, 0 when it is gone, null when a call that was tried
 * decides.
 */
function expected<Line extends ConfirmedLine>(
  confirmed: ConfirmedCart<Line> | null,
  left: readonly Pending<Line>[],
  itemId: number,
): number | null {
  const last = left.at(-1);
  if (last && isOfLine(last.change)) return last.tried ? null : quantityAfter(last.change);
  return confirmed?.lines.find((line) => line.itemId === itemId)?.qty ?? 0;
}

/** Putting back a line that the shop was not asked to remove is setting its quantity. */
function asked<Line extends ConfirmedLine>(
  confirmed: ConfirmedCart<Line> | null,
  left: readonly Pending<Line>[],
  change: OfLine<Line>,
): OfLine<Line> {
  const last = left.at(-1)?.change;
  const isIn = last ? last.kind !== 'remove' : confirmed?.lines.some(({ itemId }) => itemId === change.itemId);
  return change.kind === 'restore' && isIn ? { kind: 'set', itemId: change.itemId, qty: change.line.qty } : change;
}

/**
 * Of the changes of a line those that a further one does not take the place of: whatever may have reached the shop, and
 * the way back into the cart.
 */
const standing = <Line extends ConfirmedLine>(line: readonly Pending<Line>[], next: Change<Line>): Pending<Line>[] =>
  line.filter((one) => one.tried || (one.change.kind === 'restore' && next.kind === 'set'));

/**
 * Sent again under its key an add counts once for a day (the cart keeps what it did for so long); after that its
 * outcome stays unknown.
 */
const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/** Whether a change must not be sent any more: it may be done already, and nobody would know it. */
export const isOutlived = ({ change, tried, madeAt }: Pending, now: number): boolean =>
  change.kind === 'add' && tried && now - madeAt > KEY_LIFE_MS;

/** Whether a change may go into the cart of `user`, the marker of who is signed in, '' for nobody. */
export const isOf = ({ owner }: Pick<Pending, 'owner'>, user: string): boolean => owner === '' || owner === user;

/** Whether two changes are one intention told twice: the same add, of as many, for the same shopper. */
export const isSameAdd = (one: Pick<Pending, 'change' | 'owner'>, other: Pick<Pending, 'change' | 'owner'>): boolean =>
  one.change.kind === 'add' &&
  other.change.kind === 'add' &&
  one.owner === other.owner &&
  lineKeyOf(one) === lineKeyOf(other) &&
  one.change.qty === other.change.qty;

/**
 * The same add again, with nothing else in between, while nobody knows what became of the first: it keeps the key it
 * has, and is sent now unless it is on its way.
 */
function sentAgain<Line extends ConfirmedLine>(
  { pending, lastKey }: BrowserCart<Line>,
  made: Pending<Line>,
): Pending<Line>[] | null {
  const isSame = (one: Pending<Line>) => one.key === lastKey && one.lost && isSameAdd(one, made);
  const again = (one: Pending<Line>): Pending<Line> => ({
    ...one,
    state: one.state === 'unsent' ? 'waiting' : one.state,
    dueAt: made.dueAt,
  });
  return pending.some(isSame) ? pending.map((one) => (isSame(one) ? again(one) : one)) : null;
}

/**
 * The changes with the place that counts now: of those that were not sent the last one, and none where the one before
 * says the same.
 */
function withPlace<Line extends ConfirmedLine>(
  pending: readonly Pending<Line>[],
  made: Pending<Line>,
  code: string,
): readonly Pending<Line>[] {
  const last = pending.findLast(({ change }) => change.kind === 'destination')?.change;
  if (last?.kind === 'destination' && last.code === code) return pending;
  return [...pending.filter(({ change, tried }) => change.kind !== 'destination' || tried), made];
}

/**
 * The cart with a further change of the shopper's. Changes of a line that were not sent yet become the last of them;
 * one that brings a line back to what the shop has already is none. `key` is the key of a new call, `owner` the marker
 * of who is signed in.
 */
export function withChange<Line extends ConfirmedLine, Cart extends ConfirmedCart<Line>>(
  cart: BrowserCart<Line, Cart>,
  change: Change<Line>,
  { key, now, owner }: { key: string; now: number; owner: string },
): BrowserCart<Line, Cart> {
  // Whatever the clock says, what was made later stands later.
  const madeAt = Math.max(now, ...cart.pending.map((one) => one.madeAt + 1));
  const made: Pending<Line> = {
    key,
    owner,
    cartId: cart.confirmed?.id ?? '',
    change,
    madeAt,
    dueAt: now,
    tried: false,
    lost: false,
    state: 'waiting',
  };
  if (change.kind === 'add') {
    const again = sentAgain<Line>(cart, made);
    return again ? { ...cart, pending: again } : { ...cart, pending: [...cart.pending, made], lastKey: key };
  }
  // Nobody tapped for it: what the shopper changed last stays what it was.
  if (change.kind === 'destination') return { ...cart, pending: withPlace(cart.pending, made, change.code) };
  const others = cart.pending.filter((one) => lineKeyOf(one) !== lineKeyOf(made));
  const left = standing(
    cart.pending.filter((one) => lineKeyOf(one) === lineKeyOf(made)),
    change,
  );
  const wanted = asked(cart.confirmed, left, change);
  const isDone = expected(cart.confirmed, left, wanted.itemId) === quantityAfter(wanted);
  const dueAt = wanted.kind === 'set' ? now + COALESCE_MS : now;
  return {
    ...cart,
    lastKey: key,
    pending: [...others, ...left, ...(isDone ? [] : [{ ...made, change: wanted, dueAt }])],
  };
}

/**
 * The cart with an answer of the shop. Of one cart a lower version is dropped; another cart takes the place of this one
 * when it was asked for later, and changes of lines of the one before are gone with it.
 */
export function withAnswer<Line extends ConfirmedLine, Cart extends ConfirmedCart<Line>>(
  cart: BrowserCart<Line, Cart>,
  answer: Cart,
  askedAt: number,
): BrowserCart<Line, Cart> {
  const { confirmed } = cart;
  if (confirmed && (confirmed.id === answer.id ? answer.version < confirmed.version : askedAt < cart.askedAt))
    return cart;
  return {
    ...cart,
    confirmed: answer,
    askedAt: Math.max(askedAt, cart.askedAt),
    pending: cart.pending.filter((one) => belongs(one, answer.id)),
  };
}

/** The cart when the shop has answered one change, with what it says is in the cart now. */
export function withSettled<Line extends ConfirmedLine, Cart extends ConfirmedCart<Line>>(
  cart: BrowserCart<Line, Cart>,
  key: string,
  answer: { cart: Cart; askedAt: number } | null,
): BrowserCart<Line, Cart> {
  const settled = { ...cart, pending: cart.pending.filter((one) => one.key !== key) };
  return answer ? withAnswer(settled, answer.cart, answer.askedAt) : settled;
}

/** The cart with one of its changes on its way, or without an answer. */
export const withState = <Cart extends BrowserCart>(
  cart: Cart,
  key: string,
  state: Pending['state'],
  tried: boolean,
): Cart => ({
  ...cart,
  pending: cart.pending.map((one) =>
    one.key === key ? { ...one, state, tried: one.tried || tried, lost: one.lost || state === 'unsent' } : one,
  ),
});

/**
 * The first change of every line, in the order they were made: one line is changed one call after the other. Adds stand
 * in nobody's way.
 */
function firsts<Line extends ConfirmedLine>(pending: readonly Pending<Line>[]): Pending<Line>[] {
  const lines = new Set<string>();
  return pending.filter((one) => {
    const line = one.change.kind === 'add' ? one.key : lineKeyOf(one);
    return !lines.has(line) && lines.add(line);
  });
}

/**
 * Whether a change cannot be sent before the network is back: it got no answer itself, or an earlier one of its line
 * did not.
 */
export function waitsForNetwork(pending: readonly Pending[], key: string): boolean {
  const at = pending.findIndex((one) => one.key === key);
  const one = pending[at];
  if (!one) return false;
  const before =
    one.change.kind === 'add' ? [] : pending.slice(0, at).filter((other) => lineKeyOf(other) === lineKeyOf(one));
  return [...before, one].some(({ state }) => state === 'unsent');
}

/**
 * When a change is due. Nothing is put off for longer than a burst takes: what lies further ahead was made before the
 * clock was set back.
 */
const dueTime = ({ dueAt }: Pending, now: number): number => (dueAt - now > COALESCE_MS ? now : dueAt);

/**
 * The change to send next, null when none is due. Whoever asks holds the right to send: what says that it is being sent
 * was given up by another tab.
 */
export const nextDue = <Line extends ConfirmedLine>(
  pending: readonly Pending<Line>[],
  now: number,
): Pending<Line> | null => firsts(pending).find((one) => one.state !== 'unsent' && dueTime(one, now) <= now) ?? null;

/** Epoch ms when the next change is due, null when none waits for its time. */
export function nextDueAt(pending: readonly Pending[], now: number): number | null {
  const times = firsts(pending).flatMap((one) => (one.state === 'unsent' ? [] : [dueTime(one, now)]));
  return times.length > 0 ? Math.min(...times) : null;
}
