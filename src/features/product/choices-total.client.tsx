'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formatMoney, toCentavos } from '../../domain/money';
import { announcePrice } from './chosen-price';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTaken = (field: Field): boolean => ('checked' in field && /radio|checkbox/.test(field.type) ? field.checked : field.value.trim() !== '');

/** Says what one unit costs with what was chosen, from the first choice on; `base` and `data-amount` of the fields are centavos with tax. */
export function ChoicesTotal({ base, sign, text, children }: { base: number; sign: string; text: string; children: ReactNode }) {
  const [total, setTotal] = useState<number | null>(null);
  const count = (event: FormEvent<HTMLDivElement>) => {
    const fields = [...event.currentTarget.querySelectorAll<Field>('[data-amount]')].filter(isTaken);
    const gross = fields.reduce((sum, field) => sum + Number(field.dataset.amount), base);
    setTotal(gross);
    announcePrice(gross);
  };
  return (
    <div className="choices" onInput={count}>
      {children}
      <output className="choices-total">
        {total !== null && (
          <>
            {text} <strong>{formatMoney(toCentavos(total), sign)}</strong>
          </>
        )}
      </output>
    </div>
  );
}
