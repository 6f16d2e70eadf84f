import type { ComponentProps } from 'react';
import { requestContext } from '../../commerce/request-context';
import { MediaPicture } from './media-picture';
import { placeColour } from './place-colour';

/** Colour that stands in place of a picture of the catalogue; null where it is not one of ours. */
export const colourOf = (path: string | null): string | null =>
  requestContext().site.mediaTemplate() ? null : placeColour(path);

/** A picture of the catalogue, from our files or the configured template. */
export function ProductPicture(props: Omit<ComponentProps<typeof MediaPicture>, 'template' | 'colour'>) {
  const template = requestContext().site.mediaTemplate();
  return <MediaPicture {...props} template={template} colour={colourOf(props.path)} />;
}
