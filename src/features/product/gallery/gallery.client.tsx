'use client';

import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Tag } from '../../../ui/tag';
import { openGalleryPort } from '../purchase-store';
import { usePicturedVariant } from '../variants/variant-store';
import type { GalleryImage } from './gallery-image';
import { Slide, type SlidePort, type SlideTexts } from './gallery-slide';

export interface GalleryProps {
  label: string;
  /** Of the product, which a picture without words of its own shows. */
  name: string;
  /** At least one. */
  images: GalleryImage[];
  /** Of addresses of pictures, null for our own files. */
  template: string | null;
  tag: { text: string; kind: 'buy' | 'paper' | 'custom'; color?: string; background?: string } | null;
  texts: SlideTexts;
}

declare module '../../../ui/island' {
  interface Islands {
    gallery: GalleryProps;
  }
}

/** From here on thumbnails are smaller, so that their column is no taller than the picture. */
const MANY = 7;

/** Which picture is shown: a choice among those of one variant, the first of another. */
function useChosen(first: string) {
  const [chosen, setChosen] = useState({ number: 1, of: first });
  const choose = (number: number) => setChosen({ number, of: first });
  return [chosen.of === first ? chosen.number : 1, choose] as const;
}

/**
 * The pictures: a row that snaps on phones, one at a time with thumbnails on wide screens. Which one is shown is a
 * choice of the page, so that it needs no script.
 */
export default function Gallery(own: GalleryProps) {
  const { label, name, images, template, tag, texts } = usePicturedVariant('gallery', own);
  const first = images[0]?.path ?? '';
  const count = images.length;
  const [shown, choose] = useChosen(first);
  const row = useRef<HTMLUListElement>(null);
  const slides = useRef(new Map<number, SlidePort>());
  const drawn = useRef(first);

  const scrollTo = (number: number) => {
    const [to, from] = [number, 1].map((one) => slides.current.get(one)?.left() ?? null);
    if (to != null && from != null) row.current?.scrollTo({ left: to - from, behavior: 'instant' });
  };
  const show = (number: number) => {
    flushSync(() => choose(number));
    scrollTo(number);
  };
  // Without being the one that is shown in the page, nothing of a picture can be.
  const turn = (to: number) => {
    if (to < 1 || to > count) return;
    flushSync(() => choose(to));
    slides.current.get(to)?.open();
  };
  /** Shows in the page the picture that was looked at last, and gives its button the focus. */
  const goBack = (number: number) => {
    if ([...slides.current.values()].some((slide) => slide.isOpen())) return;
    show(number);
    slides.current.get(number)?.focus();
  };
  useLayoutEffect(() => {
    if (drawn.current === first) return;
    drawn.current = first;
    // Right before it is painted: sooner, the page would be laid out once more for it.
    requestAnimationFrame(() => row.current?.scrollTo({ left: 0, behavior: 'instant' }));
  }, [first]);
  useEffect(() => openGalleryPort({ show, first: () => slides.current.get(1)?.source() || null }));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures, not of fields
    <div
      role="group"
      className={`gallery${count >= MANY ? ' gallery-many' : ''}`}
      aria-label={label}
      style={{ '--count': count } as CSSProperties}
    >
      <ul ref={row} className="shots" tabIndex={count > 1 ? 0 : undefined}>
        {images.map((image, index) => {
          const number = index + 1;
          return (
            <Slide
              key={number}
              port={(slide) => {
                if (slide) slides.current.set(number, slide);
                return () => void slides.current.delete(number);
              }}
              image={{ ...image, alt: image.alt || name }}
              number={number}
              count={count}
              template={template}
              texts={texts}
              isChosen={number === shown}
              choose={() => choose(number)}
              turn={(by) => turn(number + by)}
              whenClosed={() => goBack(number)}
            />
          );
        })}
      </ul>
      {count > 1 && (
        <div className="gallery-dots" aria-hidden="true">
          {images.map((image, index) => (
            <span key={image.path} style={{ '--nth': index } as CSSProperties} />
          ))}
        </div>
      )}
      <div className="gallery-tags">
        {tag && (
          <Tag kind={tag.kind} color={tag.color} background={tag.background}>
            {tag.text}
          </Tag>
        )}
      </div>
    </div>
  );
}
