import { Picture } from '../../ui/picture';
import { avifUrl, type MediaSize, mediaUrl } from './media';

interface MediaPictureProps {
  path: string | null;
  alt: string;
  size: MediaSize;
  /** Further size for a picture whose width changes much from screen to screen, with the width it takes. */
  sharp?: { size: MediaSize; sizes: string };
  loading?: 'first' | 'eager' | 'lazy';
  /** Address of the pictures, with {size} and {path}; null for our own files. */
  template: string | null;
  /** What stands in its place until it is there. */
  colour?: string | null;
}

type Address = (path: string | null, size: MediaSize, template: string | null) => string | null;

/** A picture of the catalogue, for pages and client components alike. */
export function MediaPicture({ path, alt, size, sharp, loading, template, colour }: MediaPictureProps) {
  const src = mediaUrl(path, size, template);
  const both = (address: Address) =>
    sharp && [size, sharp.size].map((width) => `${address(path, width, template)} ${width}w`).join(', ');
  const light = avifUrl(path, size, template);
  return (
    <Picture
      src={src}
      avif={light && (both(avifUrl) ?? light)}
      srcSet={src ? both(mediaUrl) : undefined}
      sizes={sharp?.sizes}
      colour={colour}
      alt={alt}
      width={size}
      height={size}
      loading={loading}
    />
  );
}
