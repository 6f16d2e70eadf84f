import { BACK } from '../../../contract/customers/pages';
import { isHandedOver } from '../../../domain/catalogue/availability';
import type { Product } from '../../../domain/catalogue/product';
import { isBulky, thingOf } from '../../../domain/fits/thing';
import { productPath } from '../../../domain/url';
import type { FitView } from '../../fits/does-it-fit.client';
import { drawingOf } from '../../fits/fit-drawing-of';
import { fitLines } from '../../fits/fit-lines';
import { fitTexts } from '../../fits/fit-texts';
import { HOME_PAGE, thingParams } from '../../fits/home-page';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';

type Measured = Pick<Product, 'attributes' | 'type' | 'parentSku' | 'slug'>;

function fitOf({ attributes, type, parentSku, slug }: Measured): FitView['fit'] {
  const thing = isHandedOver(type)
    ? thingOf((wanted) => attributes.find(({ code }) => code === wanted)?.value ?? '')
    : null;
  if (!thing || !isBulky(thing)) return null;
  const back = href(productPath(parentSku, slug));
  return {
    lines: fitLines(thing, null, fitTexts()),
    drawing: thing.size && drawingOf(thing.size, null),
    page: href(HOME_PAGE, { ...thingParams(thing), [BACK]: back }),
  };
}

/** Whether a piece of furniture or an appliance gets home, through a usual door and in a usual lift. */
export function fitView(product: Measured): FitView {
  const t = texts();
  return {
    fit: fitOf(product),
    texts: {
      title: t('Does it fit through your door?'),
      note: t('Measures of the thing without its packaging. Measure your door, stairs and lift before you buy.'),
      measure: t('The measures of my home'),
      labels: { drawing: t('Drawn to scale beside a person, a door and a lift'), door: t('Door'), lift: t('Lift') },
    },
  };
}
