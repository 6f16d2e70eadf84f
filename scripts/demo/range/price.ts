import { netForGross } from '../kit/price.ts';

const HUNDRED = 100;
/** Below this a price ends in 9 or 5 within the ten, above in 99, 90, 49 or 00 within the hundred. */
const SMALL = 500;
const SMALL_ENDINGS = [9, 5, 0];
const ENDINGS = [99, 90, 49, 0];
/** A round price looks careless: it is taken only where nothing else is near. */
const ROUND_MALUS = 30;
/** From here on prices move by five hundred. */
const LARGE = 20_000;

const candidates = (wish: number): number[] => {
  if (wish < SMALL)
    return [0, 1, -1].flatMap((ten) => SMALL_ENDINGS.map((ending) => (Math.floor(wish / 10) + ten) * 10 + ending));
  const step = wish < LARGE ? HUNDRED : 5 * HUNDRED;
  const top = step - HUNDRED;
  return [0, 1, -1].flatMap((steps) =>
    ENDINGS.map((ending) => (Math.floor(wish / step) + steps) * step + top + ending),
  );
};

/** The price with IVA nearest to a wish that ends as prices do and that a net price can give. */
export function retail(wish: number): number {
  const reachable = candidates(wish).filter((gross) => gross > 0 && netForGross(gross) !== null);
  const distance = (gross: number): number => Math.abs(gross - wish) + (gross % HUNDRED === 0 ? ROUND_MALUS : 0);
  const [best] = reachable.sort((a, b) => distance(a) - distance(b));
  if (best === undefined) throw new RangeError(`no price near ${wish}`);
  return best;
}
