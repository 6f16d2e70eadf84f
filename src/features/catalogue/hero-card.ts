import { commerce } from '../../commerce/request-context';
import type { CmsDocument } from '../../domain/catalogue/document';
import type { Card } from '../../domain/catalogue/product';
import { optional } from '../shop/optional';
import { linkedCategory } from './linked-category';

/** How many of the most reduced products of a category are looked at. */
const READ = 20;

/** How much less than usual a product costs, in centavos. */
export const saved = ({ price }: Pick<Card, 'price'>): number => price.regularGross - price.gross;

/** Of the cards, the one that saves most in money and can be had; null when none is reduced. */
const biggestSaving = (cards: readonly Card[]): Card | null =>
  cards
    .filter((card) => saved(card) > 0 && card.availability === 'in_stock')
    .toSorted((a, b) => saved(b) - saved(a))[0] ?? null;

/**
 * What hangs at the front of the stall: of the category the hero leads to, so that text and picture speak of one thing;
 * else of all offers.
 */
export async function heroCard(
  block: Pick<CmsDocument, 'content'> | undefined,
  offers: Promise<readonly Card[]>,
): Promise<Card | null> {
  const slug = block ? linkedCategory(block) : null;
  const asked =
    slug === null ? null : commerce().catalogue.category(slug, { filters: {}, sort: 'discount:desc' }, 0, READ);
  const page = asked && (await optional('hero', asked, null));
  return biggestSaving(page?.listing.items ?? []) ?? biggestSaving(await offers);
}
