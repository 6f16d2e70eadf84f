import type { Suggestions } from '../../../../src/commerce/catalogue';
import type { Listing, ListingQuery } from '../../../../src/domain/catalogue/product';
import { foldText } from '../../../../src/domain/search-text';
import { categoryPath } from '../../../../src/domain/url';
import { type CardRow, cardColumns, liveCards } from '../catalogue/cards';
import { listProducts } from '../catalogue/list';
import { listCte, listedSource } from '../catalogue/list-sql';
import { flatNodes } from '../catalogue/tree-search';
import type { Session } from '../session';
import { AUTOCOMPLETE, FOUND, LIVE } from './configuration';
import { type Hit, searchHits } from './hits';

/** Categories offered while typing (spec 0 §9). */
const SUGGESTED_CATEGORIES = 5;
const MAX_SUGGESTIONS = 50;

const scopeOf = (session: Session, hits: readonly Hit[]) => ({
  source: listedSource(hits.map((hit) => hit.pid)),
  visibility: FOUND,
  inStockOnly: !session.store.flags.listOutOfStockProducts,
});

/** The results page. Nothing typed finds nothing. */
export async function searchList(session: Session, text: string, query: ListingQuery, start: number, size: number): Promise<Listing> {
  const hits = await searchHits(session, text, LIVE);
  return listProducts(session, scopeOf(session, hits), query, start, size, 'ord');
}

async function suggestedCards(session: Session, hits: readonly Hit[], size: number) {
  const list = listCte(scopeOf(session, hits), {});
  const { results } = await session.db
    .prepare(`${list.sql} SELECT ${cardColumns(session, null)} FROM list JOIN product ON product.pid = list.pid ORDER BY list.ord LIMIT ?`)
    .bind(...list.params, size)
    .all<CardRow>();
  return (await liveCards(session, results)).cards;
}

/** Active categories with products whose name has the text anywhere in it. */
function suggestedCategories(session: Session, text: string): Suggestions['categories'] {
  const wanted = foldText(text.trim());
  return flatNodes(session.memory.tree)
    .filter((node) => node.productCount > 0 && foldText(node.name).includes(wanted))
    .slice(0, SUGGESTED_CATEGORIES)
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));
}

/** What is offered while typing: the live search, and where it finds nothing the wider first configuration. */
export async function suggestions(session: Session, text: string, size: number): Promise<Suggestions> {
  if (text.trim() === '') return { products: [], categories: [] };
  const limit = Math.min(Math.max(1, Math.floor(size)), MAX_SUGGESTIONS);
  const live = await suggestedCards(session, await searchHits(session, text, LIVE), limit);
  const products = live.length > 0 ? live : await suggestedCards(session, await searchHits(session, text, AUTOCOMPLETE), limit);
  return { products, categories: suggestedCategories(session, text) };
}
