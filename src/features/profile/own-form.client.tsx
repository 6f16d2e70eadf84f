'use client';

import { fieldCheck } from '../../contract/browser-form';
import { DELIVERY_WISH, NAMES } from '../../contract/profile/forms';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { type TextField, TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  /** Whose fields they are. */
  rules: 'names' | 'wish';
  fields: TextField[];
  /** Value → text. */
  choice?: { name: string; label: string; values: [string, string][] };
  save: string;
}

declare module '../../ui/island' {
  interface Islands {
    'own-form': Props;
  }
}

const CHECKS = { names: fieldCheck(NAMES), wish: fieldCheck(DELIVERY_WISH) };

/** A few fields of what a customer says of themselves. */
export default function OwnForm({ start, rules, fields, choice, save }: Props) {
  const form = useCheckedForm(start, { check: CHECKS[rules] });
  return (
    <FormFrame form={form}>
      <div className="fields">
        <TextFields form={form} fields={fields} />
        {choice && (
          <SelectField {...form.field(choice.name)} label={choice.label} span="half">
            {choice.values.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Button data-pending={form.isPending}>{save}</Button>
    </FormFrame>
  );
}
