import type { Carrier } from '../../../domain/order/dispatch';
import type { Key, Translate } from '../../../i18n';
import { type GuideMarks, type GuidePart, guideShape } from './guide-shape';

const COUNTED = {
  digits: '{count} digits',
  letters: '{count} letters',
  both: '{count} letters or digits',
} as const satisfies Record<GuideMarks, Key>;

const partText = (t: Translate, { marks, from, to }: GuidePart): string => {
  const most = t(COUNTED[marks], { count: to });
  return from === to ? most : t('{from} to {most}', { from, most });
};

/** What a guide number of this carrier looks like, with one for an example; null where its rule does not say it. */
export function guideShapeText(t: Translate, carrier: Carrier | undefined): string | null {
  const shape = guideShape(carrier?.guide);
  if (!carrier || !shape) return null;
  const forms = shape.forms.map((parts) => parts.map((part) => partText(t, part)).join(' + '));
  return t('A guide of {carrier} has {shape}, like {example}.', {
    carrier: carrier.name,
    shape: new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(forms),
    example: shape.example,
  });
}
