import { commerce, requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { DESK_STOCK_PAGE, STOCK_SEARCH, STOCK_SKU } from '../../contract/desk-stock/forms';
import { MAX_LENGTH, plainText } from '../../domain/validation';
import { AccountNotices } from '../../features/customers/account-notices';
import { requireDesk } from '../../features/desk/require-desk';
import { FoundProducts } from '../../features/desk/stock/found-products';
import { ProductStock } from '../../features/desk/stock/product-stock';
import { RetailersStock } from '../../features/desk/stock/retailers-stock';
import { scanTexts } from '../../features/scan/scan-texts';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Island } from '../../ui/island';

/** Finds a product by its name or sku, which a scanner types as a hand does, or by the camera. */
function StockSearch({ typed }: { typed: string }) {
  const t = texts();
  const { store } = requestContext();
  return (
    <search>
      <form className="desk-search" action={href(DESK_STOCK_PAGE)} method="get">
        <Field
          name={STOCK_SEARCH}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-find=""
          maxLength={MAX_LENGTH.sku}
          label={t('Name or sku of a product')}
          defaultValue={typed}
        />
        <Button>{t('Find product')}</Button>
      </form>
      <details className="desk-scan">
        <summary>{t('Scan a product')}</summary>
        <Island
          of="scan"
          className="scan"
          props={{
            lookUp: storePath(store, '/api/product/qr'),
            page: href(DESK_STOCK_PAGE),
            texts: scanTexts(t),
          }}
        />
      </details>
    </search>
  );
}

/** Stock of the product that is named, or the products that were found. */
export async function DeskStockPage() {
  const t = texts();
  const { query, noteStatus } = requestContext();
  const { stock } = requireDesk();
  const typed = (query.get(STOCK_SEARCH) ?? query.get(STOCK_SKU) ?? '').trim();
  const isText = typed !== '' && plainText(typed, MAX_LENGTH.sku);
  const [state, product] = await Promise.all([takeFormState(), isText && stock.isOurs ? stock.read(typed) : null]);
  const isFound = product !== null;
  const found = isText && !isFound ? (await commerce().catalogue.suggest(typed, FOUND)).products : [];
  const atRetailer = isText && !stock.isOurs ? await commerce().stock.list([typed]) : [];
  if (query.has(STOCK_SKU) && !isFound && stock.isOurs) noteStatus(404);
  return (
    <>
      <Head title={product?.name ?? t('Stock')} canonical={null} />
      <StockSearch typed={typed} />
      {product === null && <h1>{t('Stock')}</h1>}
      <AccountNotices state={state} takesFocus />
      {!stock.isOurs && <RetailersStock stock={atRetailer} />}
      {product && <ProductStock product={product} state={state} />}
      {isText && !isFound && atRetailer.length === 0 && <FoundProducts products={found} />}
      {!isText && stock.isOurs && <p>{t('Find a product to see how many there are, and who holds them.')}</p>}
    </>
  );
}

const FOUND = 20;
