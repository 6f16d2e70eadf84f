import { isSlow, savesData } from '../../ui/connection';

/** Most pictures that are fetched before their variant is chosen. */
const MOST_AHEAD = 6;
/** A picture that is not there after this long is shown while it loads. */
const WAIT_MS = 100;
const PICTURE = /<picture\b[\s\S]*?<\/picture>/;
const ALT = / alt="[^"]*"/;

/** Markup of the first picture of a gallery, without its alternative text; '' where there is none. */
export const firstPicture = (gallery: string): string => (PICTURE.exec(gallery)?.[0] ?? '').replace(ALT, '');

interface Loading {
  /** Kept, so that the browser keeps what it has decoded. */
  image: HTMLImageElement;
  isReady: Promise<unknown>;
}

const loading = new Map<string, Loading>();

function load(picture: string, priority: 'high' | 'low'): Promise<unknown> {
  const known = loading.get(picture);
  if (known) return known.isReady;
  const holder = document.createElement('div');
  holder.innerHTML = picture;
  const image = holder.querySelector('img');
  if (!image) return Promise.resolve();
  image.fetchPriority = priority;
  const isReady = image.decode().catch(() => undefined);
  loading.set(picture, { image, isReady });
  return isReady;
}

/** Resolves when the first picture of a gallery can be shown at once, or has been waited for long enough. */
export const pictureReady = (gallery: string): Promise<unknown> =>
  Promise.race([load(firstPicture(gallery), 'high'), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);

/**
 * Fetches the first pictures of these galleries one after the other, behind everything else: a few, and none where data
 * is spared.
 */
export async function fetchPictures(galleries: readonly string[]): Promise<void> {
  if (savesData() || isSlow()) return;
  const pictures = [...new Set(galleries.map(firstPicture))].slice(0, MOST_AHEAD);
  for (const picture of pictures) await load(picture, 'low');
}
