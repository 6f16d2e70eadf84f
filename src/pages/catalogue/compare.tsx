import { commerce, requestContext } from '../../commerce/request-context';
import type { Product } from '../../domain/catalogue/product';
import { MOST_KEPT } from '../../domain/device-list';
import { productPath } from '../../domain/url';
import { comparedRows } from '../../features/device-lists/comparison';
import { COMPARE_PAGE, namedSkus, SKUS, skuName, skuNames } from '../../features/device-lists/kept-pages';
import { stockText } from '../../features/product/stock-text';
import { Head } from '../../features/shop/head';
import { href } from '../../features/shop/links';
import { PriceOf } from '../../features/shop/price-of';
import { ProductPicture } from '../../features/shop/product-picture';
import { texts } from '../../features/shop/texts';
import { averageText } from '../../i18n/numbers';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Field } from '../../ui/field';
import { Island } from '../../ui/island';

const MOVED = /^\/p\/([^/]+)\/[^/]+(?:\/([^/]+))?$/;

/** The product of a sku, its own or a variant's; null where none is shown under it. */
async function productAt(sku: string): Promise<Product | null> {
  const { catalogue } = commerce();
  const found = await catalogue.product(sku, null);
  if (found.state === 'found') return found.page.product;
  const [, parent, child] = (found.state === 'moved' && MOVED.exec(found.path)) || [];
  if (!parent) return null;
  const there = await catalogue.product(decodeURIComponent(parent), child ? decodeURIComponent(child) : null);
  return there.state === 'found' ? there.page.product : null;
}

const addressOf = (skus: readonly string[]) =>
  href(COMPARE_PAGE, skus.length > 0 ? { [SKUS]: skuNames(skus) } : undefined);

/** One more by its sku, which stands on every product's page. */
function Add({ skus }: { skus: string[] }) {
  const t = texts();
  if (skus.length >= MOST_KEPT.compare) return null;
  return (
    <form className="compare-add" action={href(COMPARE_PAGE)} method="get">
      {skus.map((sku) => (
        <input key={sku} type="hidden" name={SKUS} value={skuName(sku)} autoComplete="off" />
      ))}
      <Field
        name={SKUS}
        scope="otro"
        label={t('Compare another one by its SKU')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button>{t('Compare')}</Button>
    </form>
  );
}

function Table({ products }: { products: Product[] }) {
  const t = texts();
  const skus = products.map(({ parentSku }) => parentSku);
  const isOne = products.length < 2;
  const rows = comparedRows(products);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="compare" aria-label={t('Comparison')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td className="compare-corner" />
            {products.map((product) => (
              <th key={product.sku} scope="col">
                <ProductPicture path={product.images[0]?.path ?? null} alt="" size={200} loading="eager" />
                <a
                  className="compare-name"
                  href={href(
                    productPath(
                      product.parentSku,
                      product.slug,
                      product.sku === product.parentSku ? null : product.sku,
                    ),
                  )}
                >
                  {product.name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-always="">
            <th scope="row">{t('Price')}</th>
            {products.map((product) => (
              <td key={product.sku}>
                <PriceOf price={product.price} />
              </td>
            ))}
          </tr>
          <tr data-always="">
            <th scope="row">{t('Availability')}</th>
            {products.map((product) => (
              <td key={product.sku}>{stockText(product)}</td>
            ))}
          </tr>
          <tr data-always="">
            <th scope="row">{t('Reviews')}</th>
            {products.map(({ sku, rating }) => (
              <td key={sku}>
                {rating && rating.count > 0 ? `★ ${averageText(rating.average, t.locale)} (${rating.count})` : '–'}
              </td>
            ))}
          </tr>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} data-differs={differs && !isOne ? '' : undefined}>
              <th scope="row">
                {label}
                {differs && !isOne && <span className="sr">{` (${t('different')})`}</span>}
              </th>
              {values.map((value, index) => (
                <td key={skus[index]}>{value || '–'}</td>
              ))}
            </tr>
          ))}
          <tr data-always="">
            <td className="compare-corner" />
            {products.map(({ sku, parentSku, name }) => (
              <td key={sku}>
                <a
                  className="line-link"
                  href={addressOf(skus.filter((one) => one !== parentSku))}
                  data-let-go={parentSku}
                  aria-label={`${t('Remove')}: ${name}`}
                >
                  {t('Remove')}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
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
  const found = (await Promise.all(named.map(productAt))).filter((product) => product !== null);
  const products = [...new Map(found.map((product) => [product.parentSku, product])).values()];
  const skus = products.map(({ parentSku }) => parentSku);
  return (
    <div className="wrap compare-page">
      <Head title={t('Compare products')} canonical={null} />
      <div className="list-head page-head">
        <h1>{t('Compare products')}</h1>
      </div>
      {found.length < named.length && <p>{t('One of them is not for sale any more')}</p>}
      {products.length > 0 ? (
        <>
          {products.length > 1 && (
            <label className="compare-only">
              <input type="checkbox" autoComplete="off" />
              {t('Only what differs')}
            </label>
          )}
          <Table products={products} />
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
      <Add skus={skus} />
    </div>
  );
}
