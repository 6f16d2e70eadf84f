import { commerce, requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { productPath } from '../../domain/url';
import { MAX_LENGTH, plainText } from '../../domain/validation';
import { SCAN_PAGE } from '../../features/scan/scan-page';
import { scanTexts } from '../../features/scan/scan-texts';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Island } from '../../ui/island';

const SKU = 'sku';

/** The address of the product of a sku, its own or a variant's; null where the shop has none. */
async function addressOf(sku: string): Promise<string | null> {
  if (sku === '' || !plainText(sku, MAX_LENGTH.sku)) return null;
  const found = await commerce().catalogue.product(sku, null);
  if (found.state === 'found') return productPath(found.page.product.parentSku, found.page.product.slug);
  return found.state === 'moved' ? found.path : null;
}

/** Leads to a product by the code on its label: read by the camera, or typed. */
export async function ScanPage() {
  const t = texts();
  const { query, store, noteRedirect, noteStatus } = requestContext();
  const asked = query.get(SKU)?.trim() ?? null;
  const address = asked === null ? null : await addressOf(asked);
  if (address !== null) {
    noteRedirect(address);
    return null;
  }
  if (asked !== null) noteStatus(404);
  return (
    <div className="wrap account-page">
      <Head title={t('Scan a product')} canonical={null} />
      <section className="account-plane" aria-labelledby="escanear-titulo">
        <h1 id="escanear-titulo">{t('Scan a product')}</h1>
        <p>{t('Hold the code on the label of a product before the camera.')}</p>
        <Island
          of="scan"
          className="scan"
          props={{
            lookUp: storePath(store, '/api/product/qr'),
            page: href(SCAN_PAGE),
            texts: scanTexts(t),
          }}
        />
        <form className="scan-typed" action={href(SCAN_PAGE)} method="get">
          <Field
            name={SKU}
            scope="codigo"
            label={t('Or type its SKU')}
            hint={t('It stands below the code.')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_LENGTH.sku}
            required
            defaultValue={asked?.slice(0, MAX_LENGTH.sku)}
            error={asked === null ? null : t('Product not found')}
          />
          <Button kind="plain" wide>
            {t('Find the product')}
          </Button>
        </form>
      </section>
    </div>
  );
}
