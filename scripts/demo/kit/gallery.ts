import type { MediaItem } from '../../../src/domain/catalogue/document.ts';
import { isScale, sidesOf, wordsOf } from '../pictures/views.ts';
import type { Language } from './offer.ts';

const ENDING = '.webp';

/** Whose size is told where a set's own picture tells none. */
const ONE_PIECE = 'una de las piezas';

export const pathOf = (picture: string): string => `/${picture}${ENDING}`;

/** The picture of a path; empty when there is none. */
export const pictureOf = (path: string | null | undefined): string => (path ?? '').slice(1, -ENDING.length);

/**
 * The gallery of a product: every side of the first picture, as many of each other one as asked; each once, and named
 * by its side. The sides of one picture follow it, so that a page knows whose they are. Of a set that tells no size
 * itself, the first piece that can does.
 */
export function galleryOf(
  pictures: string[],
  name: string,
  sidesOfOthers = Number.POSITIVE_INFINITY,
  language?: Language,
): MediaItem[] {
  const sides = pictures.flatMap((picture, index) =>
    index === 0 ? sidesOf(picture) : sidesOf(picture).slice(0, sidesOfOthers),
  );
  const ofPiece = sides.some(isScale) ? undefined : pictures.flatMap(sidesOf).find(isScale);
  return [...new Set([...sides, ...(ofPiece ? [ofPiece] : [])])].map((picture, index): MediaItem => {
    const words = [...(picture === ofPiece ? [ONE_PIECE] : []), ...wordsOf(picture)].map(
      (spanish) => language?.labels[spanish] ?? spanish,
    );
    return {
      image: pathOf(picture),
      pos: index + 1,
      typ: 'image',
      lab: words.join(', ') || name,
      vid: null,
    };
  });
}
