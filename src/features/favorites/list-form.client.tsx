'use client';

import { fieldCheck } from '../../contract/browser-form';
import { CHANGED_LIST, NEW_LIST } from '../../contract/favorites/forms';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { RadioCard } from '../../ui/radio-card';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { type TextField, TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  fields: TextField[];
  /** Of a list there is: which one, who may see it, and how it becomes the default one. */
  list?: {
    id: string;
    access: { label: string; chosen: string; choices: { value: string; title: string; detail: string }[] };
    /** Left out of the default one. */
    makeDefault?: string;
  };
  /** Of a new list: the product that goes into it at once. */
  sku?: string;
  save: string;
}

declare module '../../ui/island' {
  interface Islands {
    'list-form': Props;
  }
}

const checkNew = fieldCheck(NEW_LIST);
const checkChanged = fieldCheck(CHANGED_LIST);

/** What a list is called, and of one there is who may see it. */
export default function ListForm({ start, fields, list, sku, save }: Props) {
  const form = useCheckedForm(start, { check: list ? checkChanged : checkNew });
  return (
    <FormFrame form={form}>
      {list && <input type="hidden" name="listId" value={list.id} />}
      {sku && <input type="hidden" name="sku" value={sku} />}
      <div className="fields">
        <TextFields form={form} fields={fields} scope={list ? 'lista' : 'nueva'} />
      </div>
      {list && (
        <fieldset className="list-access">
          <legend>{list.access.label}</legend>
          {list.access.choices.map((choice) => (
            <RadioCard
              key={choice.value}
              name="access"
              {...choice}
              checked={choice.value === (start.values.access ?? list.access.chosen)}
            />
          ))}
        </fieldset>
      )}
      {list?.makeDefault && <Checkbox name="isDefault">{list.makeDefault}</Checkbox>}
      <Button data-pending={form.isPending}>{save}</Button>
    </FormFrame>
  );
}
