import type { StockItem, StockPlace } from '../../../commerce/desk/stock';
import { NOTE_MAX } from '../../../contract/desk-pages/forms';
import { onHand, STOCK_REASONS } from '../../../domain/stock-correction';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { REASON_TEXTS } from './reason-texts';

const FORM = 'operacion-existencias';

/** What lies in one place, to be corrected to what was counted; opens where it was refused. */
export function CorrectStock({
  product,
  item: { sku, name, version },
  place,
  state,
}: {
  product: string;
  item: StockItem;
  place: StockPlace;
  state: FormState;
}) {
  const t = texts();
  const code = place.branch?.code ?? '';
  const isSent = state.value(FORM, 'sku') === sku && (state.value(FORM, 'branch') ?? '') === code;
  const typed = (field: string) => (isSent ? state.value(FORM, field) : undefined);
  const scope = `${sku}.${code}`.replace(/[^\w.-]/g, '_');
  const error = (field: string) => (isSent ? state.error(FORM, field) : null);
  return (
    <details className="desk-correct" open={isSent}>
      <summary aria-label={`${t('Correct')}: ${name} ${place.branch?.name ?? ''}`}>{t('Correct')}</summary>
      <form className="desk-amount-form" action={formAction('operacion/existencias')} method="post">
        <FormKey />
        <input type="hidden" name="sku" value={sku} autoComplete="off" />
        <input type="hidden" name="product" value={product} autoComplete="off" />
        <input type="hidden" name="branch" value={code} autoComplete="off" />
        <input type="hidden" name="onHand" value={onHand(place)} autoComplete="off" />
        <input type="hidden" name="version" value={version} autoComplete="off" />
        <Field
          scope={scope}
          name="counted"
          inputMode="numeric"
          autoComplete="off"
          required
          label={t('Counted on the shelf')}
          hint={t('All that lie there, the {held} that orders hold too.', { held: place.held })}
          defaultValue={typed('counted') ?? onHand(place)}
          error={error('counted')}
        />
        <SelectField scope={scope} name="reason" label={t('Reason')}>
          {STOCK_REASONS.map((reason) => (
            <option key={reason} value={reason} selected={reason === typed('reason')}>
              {t(REASON_TEXTS[reason])}
            </option>
          ))}
        </SelectField>
        <Field
          scope={scope}
          name="note"
          autoComplete="off"
          maxLength={NOTE_MAX}
          optional={t('optional')}
          label={t('Note')}
          defaultValue={typed('note')}
        />
        {isSent && place.held > 0 && (
          <label className="desk-check">
            <input type="checkbox" name="knowsHeld" value="si" />
            <span>{t('I know that {held} are held, and correct it even below that', { held: place.held })}</span>
          </label>
        )}
        <Button>{t('Correct it')}</Button>
      </form>
    </details>
  );
}
