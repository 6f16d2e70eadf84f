import type { MediaItem } from '../../../src/domain/catalogue/document.ts';
import { VIEW_LABELS } from '../pictures/sides.ts';
import { otherSideOf, sidesOf, viewOf } from '../pictures/views.ts';
import type { Language } from './offer.ts';

/** Pictures a product page shows at most. */
const MOST = 12;

const ENDING = '.webp';

export const pathOf = (picture: string): string => `/${picture}${ENDING}`;

/** The picture of a path; empty when there is none. */
export const pictureOf = (path: string | null | undefined): string => (path ?? '').slice(1, -ENDING.length);

/**
 * The gallery of a product: every side of the first picture, as many of each other one as asked; each once, and named
 * by its side. Where that is a single picture, the other side of the thing joins it.
 */
export function galleryOf(pictures: string[], name: string, sidesOfOthers: number, language?: Language): MediaItem[] {
  const sides = new Set(
    pictures.flatMap((picture, index) => (index === 0 ? sidesOf(picture) : sidesOf(picture).slice(0, sidesOfOthers))),
  );
  const further = sides.size === 1 ? otherSideOf([...sides].join()) : undefined;
  const shown = [...sides, ...(further ? [further] : [])];
  return shown.slice(0, MOST).map((picture, index): MediaItem => {
    const view = viewOf(picture);
    const label = view && VIEW_LABELS[view];
    return {
      image: pathOf(picture),
      pos: index + 1,
      typ: 'image',
      lab: label ? (language?.labels[label] ?? label) : name,
      vid: null,
    };
  });
}
