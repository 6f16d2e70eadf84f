import { requestContext } from '../../../commerce/request-context';
import type { Product } from '../../../domain/catalogue/product';
import { colourOf } from '../../shop/product-picture';
import { texts } from '../../shop/texts';
import type { GalleryProps } from '../gallery/gallery.client';

const MOST_SHOWN = 12;

/**
 * One tag of a product, so that it covers little of a picture: what is saved, else that it is new, else what the
 * retailer says first.
 */
function tagOf({ price, isNew, tags: [tag] }: Product): GalleryProps['tag'] {
  if (price.discount > 0) return { kind: 'buy', text: `${price.discount}%` };
  if (isNew) return { kind: 'paper', text: texts()('New') };
  return tag ? { kind: 'custom', ...tag } : null;
}

/** The pictures of a product, for the component that shows them. */
export function galleryView(product: Product): GalleryProps {
  const t = texts();
  const images = product.images.slice(0, MOST_SHOWN);
  const shown = images.length > 0 ? images : [{ path: '', alt: product.name }];
  return {
    label: t('Pictures of {name}', { name: product.name }),
    name: product.name,
    images: shown.map(({ path, alt }) => ({ path, alt: alt === product.name ? '' : alt, colour: colourOf(path) })),
    template: requestContext().site.mediaTemplate(),
    tag: tagOf(product),
    texts: {
      picture: t('Picture {number} of {count}', { number: '{number}', count: '{count}' }),
      large: t('See it large'),
      close: t('Close'),
    },
  };
}
