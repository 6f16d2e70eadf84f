import { canceledUnits } from '../../contract/history/cancel-form';
import { type CancelableLine, MOST_CANCELED } from '../../domain/order/cancelable';
import { SelectField } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** What the form of this id was refused with. */
interface Refused {
  state: FormState;
  form: string;
}

interface UnitsProps {
  line: CancelableLine;
  place: number;
  refused: Refused | undefined;
}

/** How many units of a line, each with what it takes off the price. */
function Units({ line: { itemId, name, left, less }, place, refused }: UnitsProps) {
  const t = texts();
  const fields = canceledUnits(place);
  const chosen = refused?.state.value(refused.form, fields.qty);
  const says = (units: number): string => {
    const amount = less?.[units - 1];
    if (units === 0) return t('It stays');
    return amount === undefined ? String(units) : t('{units}: {amount} less', { units, amount: money(amount) });
  };
  return (
    <>
      <input type="hidden" name={fields.item} value={itemId} />
      <SelectField label={name} name={fields.qty} error={refused?.state.error(refused.form, fields.qty) ?? null}>
        {Array.from({ length: Math.min(left, MOST_CANCELED) + 1 }, (_, units) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers are their own names
          <option key={units} value={units} selected={String(units) === chosen}>
            {says(units)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Fields for how many units of each line are canceled, as they were chosen where the form was refused. */
export const CancelUnits = ({ lines, refused }: { lines: readonly CancelableLine[]; refused?: Refused }) => (
  <div className="fields">
    {lines.map((line, at) => (
      <Units key={line.itemId} line={line} place={at + 1} refused={refused} />
    ))}
  </div>
);
