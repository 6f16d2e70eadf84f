import type { MediaSize } from '../shop/media';
import { pictureSources } from '../shop/picture-sources';

/** A picture of a product as its gallery shows it. */
export interface GalleryImage {
  /** '' where there is none. */
  path: string;
  alt: string;
  /** What stands in its place until it is there. */
  colour: string | null;
}

export const BIG = 1024;
const SHARP: { size: MediaSize; sizes: string } = {
  size: 480,
  sizes: '(width >= 1100px) 640px, (width >= 700px) 50vw, 100vw',
};

/** Addresses of a picture as it stands large in the page; `template` of addresses, null for our own files. */
export const bigSources = ({ path }: Pick<GalleryImage, 'path'>, template: string | null) =>
  pictureSources(path || null, { size: BIG, sharp: SHARP, template });
