import { islandProps } from '../../../ui/hooks/joined-markup';
import { pictureSources } from '../../shop/picture-sources';
import { BIG_PICTURE } from '../gallery/gallery-image';
import { picturesAhead, tellFirstPicture } from '../gallery/pictures-ahead';
import { wholeChoosing } from './choosing';
import { variantsOfPage } from './variant-source';
import { patched } from './variant-table';

/**
 * Fetches what may be chosen on the page of a product, though nobody has touched it: the variants, then their pictures,
 * behind everything else.
 */
export async function lookAhead(): Promise<void> {
  const offer = islandProps(document, 'offer');
  const choosing = offer?.choosing && wholeChoosing(offer.choosing, offer.page);
  const gallery = islandProps(document, 'gallery');
  if (!choosing || !gallery) return;
  tellFirstPicture((patches) => {
    const [image] = patches.reduce((view, patch) => patched(view, 'gallery', patch), gallery).images;
    return image?.path ? pictureSources(image.path, { ...BIG_PICTURE, template: gallery.template }) : null;
  });
  const variants = variantsOfPage();
  if (choosing.from !== null) await variants.ask(choosing.from);
  await picturesAhead(variants.others(choosing.own).map((patch) => [patch]));
}
