import { requestContext } from '../../commerce/request-context';
import { Picture } from '../../ui/picture';
import { avifUrl, type MediaSize, mediaUrl } from './media';
import { placeColour } from './place-colour';

interface ProductPictureProps {
  path: string | null;
  alt: string;
  size: MediaSize;
  /** Further size for a picture whose width changes much from screen to screen, with the width it takes. */
  sharp?: { size: MediaSize; sizes: string };
  loading?: 'first' | 'eager' | 'lazy';
}

type Address = (path: string | null, size: MediaSize, template: string | null) => string | null;

/** A picture of the catalogue, from our files or the configured template. */
export function ProductPicture({ path, alt, size, sharp, loading }: ProductPictureProps) {
  const template = requestContext().site.mediaTemplate();
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
      colour={template ? null : placeColour(path)}
      alt={alt}
      width={size}
      height={size}
      loading={loading}
    />
  );
}
