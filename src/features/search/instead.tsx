import { Fragment } from 'react';
import type { Highlights } from '../../commerce/catalogue';
import { commerce } from '../../commerce/request-context';
import { PAGE_SIZE } from '../../domain/catalogue/listing/listing';
import type { Card, CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { EmptyState } from '../../ui/empty-state';
import { Static } from '../../ui/static';
import { CardRow } from '../catalogue/card-row';
import { CategoryPills } from '../catalogue/category-pills';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { AsTyped } from './as-typed';
import { popularSearches } from './popular-searches';
import { searchHref } from './search-href';

const MOST_INSTEAD = 8;

interface InsteadProps {
  title: string;
  hint: string;
  near?: string[];
  /** What row of products stands below, unless the shop has none of these: then offers. */
  row?: Highlights;
  /** Where what is nearest stands: its products are the row, if some can be bought. */
  nearest?: CategoryNode | null;
  /** Its name, where products have that although they are none; left out for none. */
  asTyped?: string;
}

const isBuyable = (card: Card): boolean => card.availability === 'in_stock';

/**
 * A row of what can be bought in a category; null where nothing can on its first page, which is read no further than the
 * row is full.
 */
async function rowOfCategory({ slug, name }: CategoryNode) {
  const cards: Card[] = [];
  for (
    let start = 0, total = 1;
    cards.length < MOST_INSTEAD && start < Math.min(total, PAGE_SIZE);
    start += MOST_INSTEAD
  ) {
    const page = await commerce().catalogue.category(slug, { filters: {}, sort: null }, start, MOST_INSTEAD);
    cards.push(...(page?.listing.items ?? []).filter(isBuyable).slice(0, MOST_INSTEAD - cards.length));
    total = page?.listing.total ?? 0;
  }
  return cards.length > 0 ? { kind: 'near' as const, name, cards, whole: categoryPath(slug) } : null;
}

/** A row of products that can be bought: of the nearest category, else as `wanted`, else offers. */
async function rowOf(wanted: Highlights, nearest: CategoryNode | null = null) {
  const near = nearest && (await rowOfCategory(nearest));
  if (near) return near;
  const { catalogue } = commerce();
  const cards = (await catalogue.highlights(wanted, MOST_INSTEAD)).filter(isBuyable);
  if (cards.length > 0 || wanted === 'offers') return { kind: wanted, cards };
  return { kind: 'offers' as const, cards: (await catalogue.highlights('offers', MOST_INSTEAD)).filter(isBuyable) };
}

/** What stands where there is nothing to list: categories by name, and products. */
export async function Instead({
  title,
  hint,
  near = [],
  row: wanted = 'offers',
  nearest = null,
  asTyped,
}: InsteadProps) {
  const t = texts();
  const { catalogue } = commerce();
  const [categories, row, popular] = await Promise.all([
    catalogue.categories(),
    rowOf(wanted, nearest),
    popularSearches(),
  ]);
  const own = row.kind === 'near' ? row : null;
  const isRated = row.kind === 'rated';
  const pills = <CategoryPills categories={categories} />;
  return (
    <>
      <Head title={title} canonical={null} />
      <Static as="div" className="wrap">
        <EmptyState title={title} {...(own ? {} : { action: pills })}>
          {near.length > 0 && (
            <p>
              {t('Did you mean')}{' '}
              {near.map((text, index) => (
                <Fragment key={text}>
                  {index > 0 && ', '}
                  <a href={searchHref(text)}>{text}</a>
                </Fragment>
              ))}
              ?
            </p>
          )}
          {asTyped !== undefined && (
            <p>
              <AsTyped text={asTyped} />
            </p>
          )}
          {own && (
            <p>
              <strong>{t('The nearest to it that we have is in {name}.', { name: own.name })}</strong>
            </p>
          )}
          <p>
            {hint} {isRated && t('These are our departments, and below them what our customers rate best.')}
          </p>
          <p>
            <a href={href('/contacto')}>{t('Ask us')}</a>
          </p>
        </EmptyState>
        {own && (
          <>
            <CardRow id="cerca" title={t('From {name}', { name: own.name })} cards={own.cards} whole={own.whole} />
            <div className="section">{pills}</div>
          </>
        )}
        {popular.length > 0 && (
          <section className="section" aria-labelledby="populares-titulo">
            <div className="section-head">
              <h2 id="populares-titulo">{t('Popular searches')}</h2>
            </div>
            <ul className="pills pills-row">
              {popular.map((text) => (
                <li key={text}>
                  <a href={searchHref(text)}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {!own && (
          <CardRow
            id={isRated ? 'calificados' : 'ofertas'}
            title={isRated ? t('Best rated') : t('Offers of the week')}
            cards={row.cards}
          />
        )}
      </Static>
    </>
  );
}
