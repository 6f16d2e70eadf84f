import type { Suggestions } from '../../../../src/commerce/catalogue';
import type { Card, ListingQuery } from '../../../../src/domain/catalogue/product';
import { meantBy } from '../../../../src/domain/search/meant';
import { asWritten, foldText, spelledOut } from '../../../../src/domain/search/text';
import { categoryPath } from '../../../../src/domain/url';
import { CARD_VARIANT, type CardRow, cardColumns, liveCards } from '../catalogue/cards';
import { listCte } from '../catalogue/list-sql';
import { flatNodes } from '../catalogue/tree-search';
import { SUGGESTED_ROOM } from './candidates';
import { AUTOCOMPLETE, LIVE } from './configuration';
import { shownAs } from './corrected';
import { find } from './find';
import { hadOf } from './hits';
import { type Asked, scopeOf } from './meant-page';
import type { SearchView } from './search-view';
import { isUnfinished, nearestTo, unsoldOf } from './unsold';

/** Categories offered while typing (spec 0 §9). */
const SUGGESTED_CATEGORIES = 5;
const MAX_SUGGESTIONS = 50;

/** What is offered for words under filters, best first. */
async function offered(
  view: SearchView,
  { text, typed, isHelped = false }: Pick<Asked, 'text' | 'typed' | 'isHelped'>,
  filters: ListingQuery['filters'],
  qualities: ReadonlySet<string>,
  size: number,
): Promise<Card[]> {
  const found = await find<CardRow[]>(view, {
    text,
    typed,
    leavesOut: true,
    isHelped,
    qualities,
    configurations: [LIVE, AUTOCOMPLETE],
    room: SUGGESTED_ROOM,
    read(source, all) {
      const list = listCte(scopeOf(view, source), filters);
      const statement = view.db
        .prepare(
          `${list.sql} SELECT ${cardColumns(view, null)}, ${CARD_VARIANT} AS variant, ${hadOf(all)} AS had
           FROM list CROSS JOIN product ON product.pid = list.pid ORDER BY list.ord LIMIT ?`,
        )
        .bind(...list.params, size);
      return {
        statements: [statement],
        of([result]) {
          const value = (result?.results ?? []) as (CardRow & { had: number | null })[];
          return { value, isNothing: value.length === 0, had: value[0]?.had ?? null };
        },
      };
    },
  });
  return found && !found.isUnlike ? (await liveCards(view, found.value)).cards : [];
}

async function suggestedCards(
  view: SearchView,
  written: string,
  size: number,
): Promise<Pick<Suggestions, 'products' | 'instead'>> {
  const typed = spelledOut(written, view.store.i18n.defaultLocale);
  const meant = meantBy(typed, view.contents.attributes, view.store.i18n.defaultLocale);
  const asked = await unsoldOf(view, meant.plain);
  const unsold = asked && ((await isUnfinished(view, typed, asked)) ? null : asked);
  const nearest = unsold && nearestTo(unsold, view.names);
  if (unsold && !nearest) return { products: [] };
  if (nearest) {
    const { text, names } = nearest;
    const products = await offered({ ...view, names }, { text, typed: text, isHelped: true }, {}, new Set(), size);
    const instead = { asked: asWritten(unsold.written, typed, written), shown: shownAs(unsold.nearest, products) };
    return products.length > 0 ? { products, instead } : { products };
  }
  const filters = { ...meant.values, ...meant.price };
  const cards =
    Object.keys(filters).length > 0 ? await offered(view, { text: meant.text, typed }, filters, new Set(), size) : [];
  return {
    products: cards.length > 0 ? cards : await offered(view, { text: meant.plain, typed }, {}, meant.qualities, size),
  };
}

/** Active categories with products whose name has the text anywhere in it. */
function suggestedCategories(view: SearchView, text: string): Suggestions['categories'] {
  const wanted = foldText(text.trim());
  return flatNodes(view.contents.tree)
    .filter((node) => node.productCount > 0 && foldText(node.name).includes(wanted))
    .slice(0, SUGGESTED_CATEGORIES)
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));
}

/** What is offered while typing: the live search, and where it finds nothing the wider first configuration. */
export async function suggestions(view: SearchView, text: string, size: number): Promise<Suggestions> {
  if (text.trim() === '') return { products: [], categories: [] };
  const limit = Math.min(Math.max(1, Math.floor(size)), MAX_SUGGESTIONS);
  return { ...(await suggestedCards(view, text, limit)), categories: suggestedCategories(view, text) };
}
