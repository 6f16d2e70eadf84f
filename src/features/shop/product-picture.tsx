import type { ComponentProps } from 'react';
import { requestContext } from '../../commerce/request-context';
import { MediaPicture } from './media-picture';
import { placeColour } from './place-colour';

/** A picture of the catalogue, from our files or the configured template. */
export function ProductPicture(props: Omit<ComponentProps<typeof MediaPicture>, 'template' | 'colour'>) {
  const template = requestContext().site.mediaTemplate();
  return <MediaPicture {...props} template={template} colour={template ? null : placeColour(props.path)} />;
}
