import { requestContext } from '../../commerce/request-context';
import { BACK } from '../../contract/customers/pages';
import { isHandedOver } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { Icon } from '../../ui/icon';
import { Island } from '../../ui/island';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { COMPARE_PAGE, FAVORITES_PAGE } from './kept-pages';

/**
 * What else can be done with a product: keep it, compare it, pass it on. It is the product itself, whichever variant is
 * chosen, that is noted as seen on this device. What nobody hands over, such as a gift card, has nothing to be compared
 * by.
 */
export function ProductTools({
  product: { parentSku, slug, name, type },
}: {
  product: Pick<Product, 'parentSku' | 'slug' | 'name' | 'type'>;
}) {
  const t = texts();
  const { origin, store } = requestContext();
  const page = href(productPath(parentSku, slug));
  return (
    <div className="tools">
      <Island
        of="product-tools"
        className="contents"
        data-viewed={parentSku}
        props={{
          store: store.storeCode,
          sku: parentSku,
          tools: {
            favorites: {
              page: href(FAVORITES_PAGE),
              words: { off: t('Save to favourites'), on: t('Take off favourites') },
            },
            ...(isHandedOver(type) && {
              compare: { page: href(COMPARE_PAGE), words: { off: t('Compare'), on: t('Do not compare') } },
            }),
          },
          share: {
            url: `${origin}${page}`,
            title: name,
            texts: { label: t('Share'), copied: t('Link copied'), failed: t('We could not copy it') },
          },
        }}
      />
      {/* Without script too: who is not signed in signs in first, and finds it in their list. */}
      <form action={formAction('favoritos/guardar')} method="post">
        <input type="hidden" name="sku" value={parentSku} autoComplete="off" />
        <input type="hidden" name={BACK} value={page} autoComplete="off" />
        <button type="submit" className="tool">
          <Icon name="plus" size={20} />
          <span>{t('Save to a list')}</span>
        </button>
      </form>
    </div>
  );
}
