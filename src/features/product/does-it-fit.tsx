import type { Product } from '../../domain/catalogue/product';
import { intoLift, sizeOf, throughDoor, type Way } from '../../domain/fits';
import { texts } from '../shop/texts';
import { FitDrawing } from './fit-drawing';

const MEASURES = 'medidas';

const DOOR_TEXTS = {
  front: 'It goes through a door of 80 × 200 cm with its front ahead.',
  side: 'It goes through a door of 80 × 200 cm with its side ahead.',
  'on-side': 'It goes through a door of 80 × 200 cm if you lay it on its side.',
  'on-back': 'It goes through a door of 80 × 200 cm if you lay it on its back.',
  aslant: 'It goes through a door of 80 × 200 cm only aslant.',
} as const satisfies Record<Way, string>;

/** Whether a piece of furniture or an appliance gets home, drawn and said; nothing where its measures tell no size. */
export function DoesItFit({ attributes }: Pick<Product, 'attributes'>) {
  const t = texts();
  const size = sizeOf(attributes.find(({ code }) => code === MEASURES)?.value ?? '');
  if (!size) return null;
  const [door, lift] = [throughDoor(size), intoLift(size)];
  return (
    <details className="fits">
      <summary>{t('Does it fit through your door?')}</summary>
      <FitDrawing size={size} door={door} lift={lift} />
      <ul>
        <li>{door ? t(DOOR_TEXTS[door.way]) : t('It does not go through a door of 80 × 200 cm.')}</li>
        <li>
          {lift
            ? t('It fits into a lift with a door of 80 cm and a cabin of 110 × 140 cm.')
            : t('It does not fit into a lift with a door of 80 cm and a cabin of 110 × 140 cm: it goes up the stairs.')}
        </li>
      </ul>
      <p className="small muted">
        {t('Measures of the thing without its packaging. Measure your door, stairs and lift before you buy.')}
      </p>
    </details>
  );
}
