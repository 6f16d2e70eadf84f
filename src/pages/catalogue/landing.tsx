import { commerce, requestContext } from '../../commerce/request-context';
import type { CmsDocument } from '../../domain/catalogue/document';
import { landingOf } from '../../domain/catalogue/landing';
import { categoryLandingPath, promotionPath } from '../../domain/url';
import { ProductList } from '../../features/catalogue/product-list';
import { Head, summary } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { optional } from '../../features/shop/optional';
import { texts } from '../../features/shop/texts';
import { longDay } from '../../i18n/dates';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Html } from '../../ui/html';
import { Static } from '../../ui/static';
import { NotFound } from '../content/not-found';
import { type PageProps, segment } from '../page-props';

/** Until when it holds, in words; null where nothing is said. */
function term(from: number | null, to: number | null): string | null {
  const t = texts();
  if (to === null) return null;
  const until = longDay(to - 1, t.locale);
  return from === null
    ? t('Valid until {to}', { to: until })
    : t('Valid from {from} until {to}', { from: longDay(from, t.locale), to: until });
}

async function Shown({ page, path }: { page: CmsDocument; path: string }) {
  const t = texts();
  const { catalogue, content } = commerce();
  const { now, noteUntil } = requestContext();
  const { skus, blocks, from, to } = landingOf(page);
  const isOver = to !== null && to <= now;
  if (!isOver) noteUntil(to);
  const [cards, told] = await Promise.all([
    isOver || skus.length === 0 ? [] : catalogue.cards(skus),
    blocks.length === 0 ? [] : optional('blocks', content.blocks(blocks), []),
  ]);
  const valid = to === 0 ? null : term(from, to);
  return (
    <Static as="div" className="wrap landing">
      <Head
        title={page.title}
        description={page.meta_description || summary(page.content)}
        canonical={isOver ? null : path}
        picture={cards[0]?.image}
      />
      <Breadcrumbs
        label={t('You are here')}
        crumbs={[
          { name: t('Home'), href: href('/') },
          { name: page.title, href: href(path) },
        ]}
      />
      <h1>{page.content_heading || page.title}</h1>
      {isOver ? (
        <EmptyState
          heading={2}
          title={t('This promotion is over')}
          action={<ButtonLink href={href('/')}>{t('Go to the home page')}</ButtonLink>}
        >
          <p>{valid}</p>
        </EmptyState>
      ) : (
        <>
          <Html html={page.content} className="prose landing-text" />
          {valid && <p className="muted landing-text">{valid}</p>}
          {cards.length > 0 && <ProductList cards={cards} first heading={2} />}
          {told.map((block) => (
            <Html key={block.id} html={block.content} className="prose landing-text" />
          ))}
        </>
      )}
    </Static>
  );
}

/** The page that was written under this identifier; one that does not hold yet is not there. */
async function landing(identifier: string, path: string) {
  const page = await commerce().content.page(identifier);
  const { from } = page ? landingOf(page) : { from: null };
  if (!page) return <NotFound />;
  if (from !== null && from > requestContext().now) {
    requestContext().noteUntil(from);
    return <NotFound />;
  }
  return <Shown page={page} path={path} />;
}

/** ROUTE-078: a promotion, written as the content page promotions/:slug. */
export const PromotionPage = ({ slug }: PageProps<'/promotions/[slug]'>) =>
  landing(`promotions/${segment(slug)}`, promotionPath(segment(slug)));

/** ROUTE-079: a way into a category, written as the content page category/:landing. */
export const CategoryLandingPage = ({ landing: name }: PageProps<'/category/[landing]'>) =>
  landing(`category/${segment(name)}`, categoryLandingPath(segment(name)));
