import type { Product } from '../../domain/catalogue/product';
import { Tag } from '../../ui/tag';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

const GALLERY_SIZES = '(width >= 1100px) 640px, 100vw';
const MOST_SHOWN = 12;

/** Pictures in a row that snaps; thumbnails are links to them, so nothing here needs script. */
export function Gallery({ product }: { product: Product }) {
  const t = texts();
  const images = product.images.slice(0, MOST_SHOWN);
  const shown = images.length > 0 ? images : [{ path: '', alt: product.name }];
  return (
    <section className="gallery" aria-label={t('Pictures')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <ul className="gallery-row" tabIndex={0} aria-label={t('Pictures of {name}', { name: product.name })}>
        {shown.map((image, index) => (
          <li key={image.path} id={`foto-${index + 1}`}>
            <ProductPicture
              path={image.path || null}
              alt={image.alt || product.name}
              size={1024}
              sharp={{ size: 480, sizes: GALLERY_SIZES }}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      <div className="gallery-tags">
        {product.price.discount > 0 && <Tag>−{product.price.discount} %</Tag>}
        {product.isNew && <Tag kind="paper">{t('New')}</Tag>}
        {product.tags.map((tag) => (
          <Tag key={tag.text} kind="custom" color={tag.color} background={tag.background}>
            {tag.text}
          </Tag>
        ))}
      </div>
      {images.length > 1 && (
        <ol className="gallery-thumbs">
          {images.map((image, index) => (
            <li key={image.path}>
              <a href={`#foto-${index + 1}`} aria-label={t('Picture {number}', { number: index + 1 })}>
                <ProductPicture path={image.path} alt="" size={200} loading="eager" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
