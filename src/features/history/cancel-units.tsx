import { canceledUnits } from '../../contract/history/cancel-form';
import { type CancelableLine, MOST_CANCELED } from '../../domain/order/cancelable';
import { SelectField } from '../../ui/field';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** How many units of a line, each with what it takes off the price. */
function Units({ line: { itemId, name, left, less }, place }: { line: CancelableLine; place: number }) {
  const t = texts();
  const fields = canceledUnits(place);
  const says = (units: number): string => {
    const amount = less?.[units - 1];
    if (units === 0) return t('It stays');
    return amount === undefined ? String(units) : t('{units}: {amount} less', { units, amount: money(amount) });
  };
  return (
    <>
      <input type="hidden" name={fields.item} value={itemId} />
      <SelectField label={name} name={fields.qty}>
        {Array.from({ length: Math.min(left, MOST_CANCELED) + 1 }, (_, units) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers are their own names
          <option key={units} value={units}>
            {says(units)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Fields for how many units of each line are canceled. */
export const CancelUnits = ({ lines }: { lines: readonly CancelableLine[] }) => (
  <div className="fields">
    {lines.map((line, at) => (
      <Units key={line.itemId} line={line} place={at + 1} />
    ))}
  </div>
);
