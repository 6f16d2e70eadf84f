import { visit } from '../../commerce';
import { Picture } from '../../ui/picture';
import { type MediaSize, mediaUrl } from './media';

interface ProductPictureProps {
  path: string | null;
  alt: string;
  size: MediaSize;
  /** Further size for sharp screens, with the width the picture takes. */
  sharp?: { size: MediaSize; sizes: string };
  loading?: 'first' | 'eager' | 'lazy';
}

/** A picture of the catalogue, from our files or the configured template. */
export function ProductPicture({ path, alt, size, sharp, loading }: ProductPictureProps) {
  const template = visit().mediaTemplate ?? null;
  const src = mediaUrl(path, size, template);
  const srcSet = src && sharp ? [size, sharp.size].map((width) => `${mediaUrl(path, width, template)} ${width}w`).join(', ') : undefined;
  return <Picture src={src} srcSet={srcSet} sizes={srcSet ? sharp?.sizes : undefined} alt={alt} width={size} height={size} loading={loading} />;
}
