import { isHandedOver } from '../../../domain/catalogue/availability';
import type { Product } from '../../../domain/catalogue/product';
import { intoLift, sizeOf, throughDoor, type Way } from '../../../domain/fits';
import { texts } from '../../shop/texts';
import type { FitView } from '../does-it-fit';
import type { FactsView } from '../facts.client';

const MEASURES = 'medidas';

const DOOR_TEXTS = {
  front: 'It goes through a door of 80 × 200 cm with its front ahead.',
  side: 'It goes through a door of 80 × 200 cm with its side ahead.',
  'on-side': 'It goes through a door of 80 × 200 cm if you lay it on its side.',
  'on-back': 'It goes through a door of 80 × 200 cm if you lay it on its back.',
  aslant: 'It goes through a door of 80 × 200 cm only aslant.',
} as const satisfies Record<Way, string>;

/** Whether a piece of furniture or an appliance gets home; null where its measures tell no size. */
function fitView({ attributes }: Pick<Product, 'attributes'>): FitView | null {
  const t = texts();
  const size = sizeOf(attributes.find(({ code }) => code === MEASURES)?.value ?? '');
  if (!size) return null;
  const [door, lift] = [throughDoor(size), intoLift(size)];
  return {
    size,
    door,
    lift,
    labels: { drawing: t('Drawn to scale beside a person, a door and a lift'), door: t('Door'), lift: t('Lift') },
    texts: {
      title: t('Does it fit through your door?'),
      door: door ? t(DOOR_TEXTS[door.way]) : t('It does not go through a door of 80 × 200 cm.'),
      lift: lift
        ? t('It fits into a lift with a door of 80 cm and a cabin of 110 × 140 cm.')
        : t('It does not fit into a lift with a door of 80 cm and a cabin of 110 × 140 cm: it goes up the stairs.'),
      note: t('Measures of the thing without its packaging. Measure your door, stairs and lift before you buy.'),
    },
  };
}

/** Measures, materials and whatever else is known of a product, for the component that shows it. */
export const factsView = (product: Pick<Product, 'attributes' | 'type'>): FactsView => ({
  attributes: product.attributes.map(({ code, label, value }) => ({ code, label, value })),
  fit: isHandedOver(product.type) ? fitView(product) : null,
});
