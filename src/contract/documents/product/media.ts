import { z } from 'zod';
import { once } from '../../../domain/once';
import { isRecord } from '../../is-record';
import { integerOr, listOf, read, toLine } from '../lenient';

const MAX_PATH_LENGTH = 500;
const MAX_MEDIA = 300;

/**
 * Path or http(s) address of a picture; null when there is none, when it is the source's word for none, or when it is
 * no picture's place.
 */
export function imagePath(value: unknown): string | null {
  const path = typeof value === 'string' ? value.trim() : '';
  if (path === '' || path.length > MAX_PATH_LENGTH || path.includes('no_selection') || /[\p{Cc}\s<>"\\]/u.test(path))
    return null;
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(path) ?? [];
  return scheme === undefined || /^https?$/i.test(scheme) ? path : null;
}

export const image = once(() => read(imagePath));

const webAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? imagePath(value) : null;

const videoText = once(() => read((value) => (typeof value === 'string' && value !== '' ? value : undefined)));
const label = (value: unknown): string | null => {
  const line = toLine(value);
  return typeof line === 'string' ? line.slice(0, 255).toWellFormed() : null;
};
const video = once(() =>
  z.object({ url: z.string(), title: videoText(), desc: videoText(), video_id: videoText(), type: videoText() }),
);

/**
 * Pictures and videos of a product; entries without a picture are left out, positions follow the order where the source
 * has none.
 */
export const mediaGallery = once(() =>
  listOf(
    z.object({
      image: z.preprocess(imagePath, z.string()),
      pos: integerOr(0),
      typ: read((value): 'image' | 'video' => (value === 'video' ? 'video' : 'image')),
      lab: read(label),
      vid: z.preprocess(
        (value) => (isRecord(value) && webAddress(value.url) ? { ...value, url: webAddress(value.url) } : null),
        video().nullable(),
      ),
    }),
    MAX_MEDIA,
    (entry) => isRecord(entry) && imagePath(entry.image) !== null,
  ),
);
