import type { HTMLAttributes, Ref } from 'react';

interface PictureProps {
  /** null when there is no picture: a calm placeholder stands in its place. */
  src: string | null;
  /** Candidates of a lighter format, for browsers that know it. */
  avif?: string | null;
  srcSet?: string;
  sizes?: string;
  /** What stands in its place until it is there. */
  colour?: string | null;
  alt: string;
  width: number;
  height: number;
  /** 'first' is the largest picture of the page, 'eager' is in the first rows, 'lazy' the rest. */
  loading?: 'first' | 'eager' | 'lazy';
  /** Where a component asks the picture for what the browser shows of it. */
  image?: Ref<HTMLImageElement>;
  /** What a component does with the element that holds the picture. */
  frame?: HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; 'data-dragged'?: string | undefined };
}

/** A picture that keeps its place while it loads, and stays calm when it is missing. */
export function Picture(props: PictureProps) {
  const { src, avif, srcSet, sizes, colour, alt, width, height, loading = 'lazy', image, frame } = props;
  if (!src) return <span className="picture" />;
  return (
    <picture
      className="picture"
      {...frame}
      style={colour ? { ...frame?.style, backgroundColor: colour } : frame?.style}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'first' ? 'high' : undefined}
      />
    </picture>
  );
}
