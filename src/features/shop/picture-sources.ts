import { avifUrl, type MediaSize, mediaUrl } from './media';

interface Asked {
  size: MediaSize;
  /** Further size for a picture whose width changes much from screen to screen, with the width it takes. */
  sharp?: { size: MediaSize; sizes: string } | undefined;
  /** Of addresses of pictures, null for our own files. */
  template: string | null;
}

type Address = (path: string | null, size: MediaSize, template: string | null) => string | null;

/** Addresses and measures of a picture of the catalogue, from our files or the configured template. */
export function pictureSources(path: string | null, { size, sharp, template }: Asked) {
  const src = mediaUrl(path, size, template);
  const both = (address: Address) =>
    sharp && [size, sharp.size].map((width) => `${address(path, width, template)} ${width}w`).join(',');
  const light = avifUrl(path, size, template);
  return {
    src,
    avif: light && (both(avifUrl) ?? light),
    // Who knows no AVIF gets the one file: browsers of the shop without it are few and old.
    srcSet: src && !light ? both(mediaUrl) : undefined,
    sizes: sharp?.sizes,
    width: size,
    height: size,
  };
}
