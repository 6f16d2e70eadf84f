import type { SearchListing } from '../../../../src/commerce/catalogue';
import { PRICE_FILTER } from '../../../../src/domain/catalogue/listing/listing';
import type { Card, ListingQuery } from '../../../../src/domain/catalogue/product';
import { toDecimal } from '../../../../src/domain/money';
import { brandsIn, withoutWords } from '../../../../src/domain/search/brands';
import { foldText } from '../../../../src/domain/search/text';
import type { CatalogueView } from '../catalogue-view';
import { keptWhole } from './corrected';
import { lexiconOf } from './lexicon';

/** What was left out of a text, with the brands in it of which this shop has nothing, whatever is shown for them. */
export async function lackingBrands(
  view: CatalogueView,
  typed: string,
  leftOut: SearchListing['leftOut'],
): Promise<SearchListing['leftOut']> {
  const brands = brandsIn(typed, view.store.i18n.defaultLocale);
  if (brands.length === 0) return leftOut;
  const { counts } = await lexiconOf(view);
  const lacking = brands.filter((brand) => !counts.has(foldText(brand)) && !leftOut?.words.includes(brand));
  if (lacking.length === 0) return leftOut;
  const kept = withoutWords(leftOut ? (leftOut.kept ?? '') : typed, lacking);
  return { words: [...(leftOut?.words ?? []), ...lacking], kept: kept === '' ? null : keptWhole(kept) };
}

/**
 * Products of a price that few have, and behind those that fit the same things at the nearest other prices (`others`):
 * none of a page is lost to them, which is longer by so many. `fitting` is how many fit, null where all do; of them the
 * first `named` are what was asked for, or none is told apart.
 */
export function withDearer(
  items: readonly Card[],
  { fitting, named }: { fitting: number | null; named: number },
  others: readonly Card[],
  price: ListingQuery['filters'],
): { items: Card[]; fitting: number | null } {
  const [from = 0, to = Number.POSITIVE_INFINITY] = (price[PRICE_FILTER]?.[0] ?? '')
    .split('-')
    .map((bound) => (bound === '*' ? Number.POSITIVE_INFINITY : Number(bound)));
  const away = ({ price: { gross } }: Card): number => Math.max(from - toDecimal(gross), toDecimal(gross) - to);
  const shown = new Set(items.map(({ parentSku }) => parentSku));
  const beyond = others.filter(({ parentSku }) => !shown.has(parentSku)).sort((one, other) => away(one) - away(other));
  if (beyond.length === 0) return { items: [...items], fitting };
  const suiting = fitting ?? items.length;
  const fits = named > 0 ? Math.min(named, suiting) : suiting;
  return { items: [...items.slice(0, fits), ...beyond, ...items.slice(fits)], fitting: fits };
}
