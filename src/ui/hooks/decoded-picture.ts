interface Sources {
  src: string | null;
  avif?: string | null;
  srcSet?: string | undefined;
  sizes?: string | undefined;
}

/** Kept, so that the browser keeps what it has decoded. */
const kept = new Map<string, { image: HTMLImageElement; isReady: Promise<void>; isThere: boolean }>();

function imageOf({ src, avif, srcSet = '', sizes = '' }: Sources): HTMLImageElement {
  const image = document.createElement('img');
  image.sizes = sizes;
  image.srcset = srcSet;
  if (avif) {
    const picture = document.createElement('picture');
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.sizes = sizes;
    source.srcset = avif;
    for (const part of [source, image]) picture.appendChild(part);
  }
  image.src = src ?? '';
  return image;
}

/** Fetches a picture that does not stand in the page yet, once; resolves when it can be shown, or will not come. */
export function decodedPicture(sources: Sources, priority: 'high' | 'low'): Promise<void> {
  if (!sources.src) return Promise.resolve();
  const known = kept.get(sources.src);
  if (known) return known.isReady;
  const image = imageOf(sources);
  image.fetchPriority = priority;
  const one = { image, isThere: false, isReady: image.decode().then(there, () => undefined) };
  function there() {
    one.isThere = true;
  }
  kept.set(sources.src, one);
  return one.isReady;
}

/** Whether a picture that was fetched so can be shown at once. */
export const isDecoded = ({ src }: Sources): boolean => kept.get(src ?? '')?.isThere === true;
