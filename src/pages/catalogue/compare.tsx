import type { ProductPage } from '../../commerce/catalogue';
import { commerce, requestContext } from '../../commerce/request-context';
import { isHandedOver } from '../../domain/catalogue/availability';
import type { Crumb } from '../../domain/catalogue/product';
import { MOST_KEPT } from '../../domain/device-list';
import { CompareTable } from '../../features/device-lists/compare-table';
import { COMPARE_PAGE, namedSkus, SKUS, skuName, skuNames } from '../../features/device-lists/kept-pages';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Field } from '../../ui/field';
import { Island } from '../../ui/island';

const MOVED = /^\/p\/([^/]+)\/[^/]+(?:\/([^/]+))?$/;

/** The page of a sku, a product's own or a variant's; null where nothing is shown under it. */
async function pageAt(sku: string): Promise<ProductPage | null> {
  const { catalogue } = commerce();
  const found = await catalogue.product(sku, null);
  if (found.state === 'found') return found.page;
  const [, parent, child] = (found.state === 'moved' && MOVED.exec(found.path)) || [];
  if (!parent) return null;
  const there = await catalogue.product(decodeURIComponent(parent), child ? decodeURIComponent(child) : null);
  return there.state === 'found' ? there.page : null;
}

const addressOf = (skus: readonly string[]) =>
  href(COMPARE_PAGE, skus.length > 0 ? { [SKUS]: skuNames(skus) } : undefined);

/** One more: where the like of them are, and, for whoever has it, by its sku, which stands on every product's page. */
function Add({ skus, category }: { skus: string[]; category: Crumb | null }) {
  const t = texts();
  if (skus.length >= MOST_KEPT.compare) return null;
  return (
    <div className="compare-more">
      {category && (
        <ButtonLink kind="plain" href={href(category.path)}>
          {t('See more in {name}', { name: category.name })}
        </ButtonLink>
      )}
      <details>
        <summary>{t('Compare another one by its SKU')}</summary>
        <form className="compare-add" action={href(COMPARE_PAGE)} method="get">
          {skus.map((sku) => (
            <input key={sku} type="hidden" name={SKUS} value={skuName(sku)} autoComplete="off" />
          ))}
          <Field
            name={SKUS}
            scope="otro"
            label="SKU"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Button>{t('Compare')}</Button>
        </form>
      </details>
    </div>
  );
}

/** Nothing to compare: what this device keeps is led to, unless an address named what is not for sale. */
function NothingCompared({ isNamed }: { isNamed: boolean }) {
  const t = texts();
  const empty = {
    title: t('You compare nothing yet'),
    hint: t('Tap Compare on up to four products to see them side by side.'),
    see: t('Go to the home page'),
    home: href('/'),
  };
  if (!isNamed)
    return (
      <Island
        of="kept-here"
        props={{ store: requestContext().store.storeCode, list: 'compare', page: href(COMPARE_PAGE), empty }}
      />
    );
  return (
    <EmptyState heading={2} title={empty.title} action={<ButtonLink href={empty.home}>{empty.see}</ButtonLink>}>
      <p>{empty.hint}</p>
    </EmptyState>
  );
}

/**
 * ROUTE-012: up to four products side by side, those of the address, which can be passed on; without one, those this
 * device keeps.
 */
export async function ComparePage() {
  const t = texts();
  const { query, store } = requestContext();
  const named = namedSkus(query, MOST_KEPT.compare);
  const found = (await Promise.all(named.map(pageAt))).filter((page) => page !== null);
  // A gift card and an installation have nothing to be compared by.
  const pages = found.filter(({ product }) => isHandedOver(product.type));
  const products = [...new Map(pages.map(({ product }) => [product.parentSku, product])).values()];
  const skus = products.map(({ parentSku }) => parentSku);
  const without = (parentSku: string) => addressOf(skus.filter((one) => one !== parentSku));
  return (
    <div className="wrap compare-page">
      <Head title={t('Compare products')} canonical={null} />
      <div className="list-head page-head">
        <h1>{t('Compare products')}</h1>
      </div>
      {found.length < named.length && <p>{t('One of them is not for sale any more')}</p>}
      {pages.length < found.length && <p>{t('Gift cards and services are not compared')}</p>}
      {products.length > 0 ? (
        <>
          {products.length > 1 && (
            <label className="compare-only">
              <input type="checkbox" autoComplete="off" />
              {t('Only what differs')}
            </label>
          )}
          <CompareTable products={products} without={without} />
          <Island
            of="comparison"
            className="kept-tools"
            props={{
              store: store.storeCode,
              share: {
                href: addressOf(skus),
                shares: 'list',
                title: t('Compare products'),
                texts: {
                  label: t('Share this comparison'),
                  copied: t('Link copied'),
                  failed: t('We could not copy it'),
                },
              },
            }}
          />
        </>
      ) : (
        <NothingCompared isNamed={query.has(SKUS)} />
      )}
      <Add skus={skus} category={pages[0]?.crumbs.at(-1) ?? null} />
    </div>
  );
}
