import type { ReactNode } from 'react';
import { requestContext } from '../../commerce/request-context';
import type { Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { enhanced } from '../../ui/enhanced';
import { Icon, type IconName } from '../../ui/icon';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { COMPARE_PAGE, FAVORITES_PAGE, SKUS, skuName } from './kept-pages';

interface ToolProps {
  list: 'favorites' | 'compare';
  sku: string;
  icon: IconName;
  children: ReactNode;
}

/** Puts the product into a list of the device; without script it leads to a page with the product in it. */
function Tool({ list, sku, icon, children }: ToolProps) {
  return (
    <form action={href(list === 'favorites' ? FAVORITES_PAGE : COMPARE_PAGE)} method="get">
      <input type="hidden" name={SKUS} value={skuName(sku)} autoComplete="off" />
      <button type="submit" className="tool" data-keep={list} data-sku={sku}>
        <Icon name={icon} size={20} />
        <span>{children}</span>
      </button>
    </form>
  );
}

/**
 * What else can be done with a product: keep it, compare it, pass it on. It is the product itself, whichever variant is
 * chosen.
 */
export function ProductTools({
  product: { parentSku, slug, name },
}: {
  product: Pick<Product, 'parentSku' | 'slug' | 'name'>;
}) {
  const t = texts();
  const url = `${requestContext().origin}${href(productPath(parentSku, slug))}`;
  return (
    <div className="tools" data-viewed={parentSku}>
      <Tool list="favorites" sku={parentSku} icon="heart">
        {t('Save to favourites')}
      </Tool>
      <Tool list="compare" sku={parentSku} icon="compare">
        {t('Compare')}
      </Tool>
      <a
        className="tool"
        href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`}
        {...enhanced('share-link', {
          title: name,
          texts: { copied: t('Link copied'), failed: t('We could not copy it') },
        })}
      >
        <Icon name="share" size={20} />
        <span>{t('Share')}</span>
      </a>
    </div>
  );
}
