interface PictureProps {
  /** null when there is no picture: a calm placeholder stands in its place. */
  src: string | null;
  srcSet?: string;
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  /** 'first' is the largest picture of the page, 'eager' is in the first rows, 'lazy' the rest. */
  loading?: 'first' | 'eager' | 'lazy';
  className?: string;
}

/** A picture that keeps its place while it loads, and stays calm when it is missing. */
export function Picture({ src, srcSet, sizes, alt, width, height, loading = 'lazy', className }: PictureProps) {
  return (
    <span className={className ? `picture ${className}` : 'picture'}>
      {src && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={loading === 'lazy' ? 'lazy' : undefined}
          fetchPriority={loading === 'first' ? 'high' : undefined}
          decoding={loading === 'first' ? undefined : 'async'}
        />
      )}
    </span>
  );
}
