import type { LeftLine } from '../../../contract/dispatch';
import { GUIDES_PASTED } from '../../../contract/dispatch/forms';
import type { Carrier } from '../../../domain/order/dispatch';
import { Field } from '../../../ui/field';
import { texts } from '../../shop/texts';
import { guideReason } from './guide-reasons';
import { guideShapeText } from './guide-shape-text';

/** The lines that were not sent, each to be mended under its reason; the first of them has the focus. */
export function LeftLines({ lines, carrier }: { lines: readonly LeftLine[]; carrier: Carrier | undefined }) {
  const t = texts();
  const numbered = lines.map((line, at) => ({ ...line, place: at + 1 }));
  return (
    <fieldset className="desk-left">
      <legend>{t('{count} lines were not sent', { count: lines.length })}</legend>
      <p>{t('Mend them here and check them again; a line that is emptied is left out.')}</p>
      {numbered.map(({ text, why, place }) => {
        const reason = why && guideReason(why);
        const shape = why === 'wrong' ? guideShapeText(t, carrier) : null;
        return (
          <Field
            key={place}
            scope={`queda-${place}`}
            name={GUIDES_PASTED}
            label={t('Line {line}', { line: place })}
            defaultValue={text}
            error={reason && [t(reason), shape].filter(Boolean).join('. ')}
            spellCheck={false}
            autoComplete="off"
            {...(place === 1 && { autoFocus: true })}
          />
        );
      })}
    </fieldset>
  );
}
