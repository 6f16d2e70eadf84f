import type { ReactNode } from 'react';
import { SelectField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { type Choice, UntilThen } from './choices';

/** A way to pay, when the order arrives by it, and in how many payments where that may be chosen. */
export interface WayToPay extends Choice {
  /** When it arrives, and until when that holds; what is said from then on. */
  promise?: { detail: string; after: { at: number; detail: string } };
  months?: {
    chosen: number;
    offered: [count: number, text: string][];
    /** Which of them are charged before the order is sent, where not all are. */
    note?: string;
  };
  /** What is agreed to where the card is charged before the order is sent, by the number of payments. */
  consents?: Record<string, string>;
  /** What is said in the detail's place where what is chosen is charged before it is sent; left out where nothing else is. */
  atOnce?: string;
}

/** When it arrives, and until when that holds. */
export const Promised = (promise: NonNullable<WayToPay['promise']>) => (
  <p className="review-promise">
    <Icon name="truck" size={20} />
    <span>
      <UntilThen {...promise} />
    </span>
  </p>
);

interface MoreProps extends WayToPay {
  /** Label of the choice of months. */
  label: string;
  /** What is agreed to for what is chosen; it stands where the choice is made, as on a phone the button is screens away. */
  agreement: ReactNode;
}

/** What is said and asked under a way to pay, once it is chosen. */
export function MoreOfWay({ promise, months, label, agreement }: MoreProps) {
  if (!promise && !months && !agreement) return null;
  return (
    <div className="radio-card-more">
      {promise && <Promised {...promise} />}
      {months && (
        <SelectField label={label} name="months" defaultValue={months.chosen} autoComplete="off">
          {months.offered.map(([count, text]) => (
            <option key={count} value={count}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      {agreement || (months?.note && <p className="small muted">{months.note}</p>)}
    </div>
  );
}
