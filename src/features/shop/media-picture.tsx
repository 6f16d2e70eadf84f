import type { ComponentProps } from 'react';
import { Picture } from '../../ui/picture';
import { pictureSources } from './picture-sources';

type Sources = Parameters<typeof pictureSources>[1] & { path: string | null };

/** A picture of the catalogue, for pages and client components alike. */
export function MediaPicture({
  path,
  size,
  sharp,
  template,
  ...picture
}: Sources & Pick<ComponentProps<typeof Picture>, 'alt' | 'loading' | 'colour' | 'image' | 'frame'>) {
  return <Picture {...pictureSources(path, { size, sharp, template })} {...picture} />;
}
