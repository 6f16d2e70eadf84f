import type { CSSProperties } from 'react';
import type { Product } from '../../domain/catalogue/product';
import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';
import { Static } from '../../ui/static';
import { FirstTag } from '../shop/first-tag';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

const GALLERY_SIZES = '(width >= 1100px) 640px, (width >= 700px) 50vw, 100vw';
const MOST_SHOWN = 12;
/** From here on thumbnails are smaller, so that their column is no taller than the picture. */
const MANY = 7;

const timeline = (number: number) => `--foto-${number}`;

/** A step to a neighbouring picture for the mouse; the keyboard has the radio buttons. */
function Neighbour({ number, side }: { number: number; side: 'before' | 'after' }) {
  return (
    <label className={`gallery-step gallery-${side}`} htmlFor={`foto-${number}`} aria-hidden="true">
      <Icon name="down" size={20} />
    </label>
  );
}

interface SlideProps {
  image: { path: string; alt: string };
  number: number;
  count: number;
}

/** One picture: large, as the choice that shows it, and over the whole screen. */
function Slide({ image, number, count }: SlideProps) {
  const t = texts();
  const label = t('Picture {number} of {count}', { number, count });
  const alt = number === 1 ? image.alt : `${image.alt}. ${label}`;
  return (
    <li data-of={count}>
      <div className="gallery-big" style={{ viewTimeline: `${timeline(number)} inline` } as CSSProperties}>
        <ProductPicture
          path={image.path || null}
          alt={alt}
          size={1024}
          sharp={{ size: 480, sizes: GALLERY_SIZES }}
          loading={number === 1 ? 'first' : 'lazy'}
        />
        {image.path && (
          <button
            type="button"
            className="gallery-open"
            popoverTarget={`grande-${number}`}
            aria-label={`${t('See it large')}: ${label}`}
          />
        )}
        {number > 1 && <Neighbour number={number - 1} side="before" />}
        {number < count && <Neighbour number={number + 1} side="after" />}
        {image.path && (
          <div
            id={`grande-${number}`}
            popover="auto"
            className="gallery-whole"
            {...enhanced('picture-zoom', {
              touch: t('Tap twice or spread two fingers to see it closer'),
              mouse: t('Click or press + to see it closer, and the arrows for the other pictures'),
            })}
          >
            <button type="button" popoverTarget={`grande-${number}`} popoverTargetAction="hide" aria-label={t('Close')}>
              <ProductPicture path={image.path} alt={alt} size={1024} loading="lazy" />
              <span className="icon-button">
                <Icon name="close" />
              </span>
            </button>
          </div>
        )}
      </div>
      {count > 1 && (
        <label className="gallery-thumb">
          <input type="radio" name="foto" id={`foto-${number}`} defaultChecked={number === 1} aria-label={label} />
          <ProductPicture path={image.path} alt="" size={200} loading="eager" />
        </label>
      )}
    </li>
  );
}

/**
 * The pictures: a row that snaps on phones, one at a time with thumbnails on wide screens. Which one is shown is a
 * choice of the page, so nothing here needs script.
 */
export function Gallery({ product }: { product: Product }) {
  const t = texts();
  const images = product.images.slice(0, MOST_SHOWN);
  const shown = images.length > 0 ? images : [{ path: '', alt: product.name }];
  const count = shown.length;
  const style = {
    '--count': count,
    timelineScope: shown.map((_, index) => timeline(index + 1)).join(),
  } as CSSProperties;
  return (
    <Static
      as="div"
      role="group"
      className={`gallery${count >= MANY ? ' gallery-many' : ''}`}
      aria-label={t('Pictures of {name}', { name: product.name })}
      style={style}
    >
      <ul className="gallery-row" tabIndex={count > 1 ? 0 : undefined}>
        {shown.map((image, index) => (
          <Slide key={image.path} image={image} number={index + 1} count={count} />
        ))}
      </ul>
      {count > 1 && (
        <div className="gallery-dots" aria-hidden="true">
          {shown.map((image, index) => (
            <span key={image.path} style={{ animationTimeline: timeline(index + 1) } as CSSProperties} />
          ))}
        </div>
      )}
      <div className="gallery-tags">
        <FirstTag price={product.price} isNew={product.isNew} tags={product.tags} />
      </div>
    </Static>
  );
}
