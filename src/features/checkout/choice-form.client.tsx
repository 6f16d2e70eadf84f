'use client';

import { Button } from '../../ui/button';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';
import { type Choice, Choices } from './choices';

interface Props {
  start: FormStart;
  name: string;
  legend: string;
  choices: Choice[];
  fold?: { from: number; label: string } | undefined;
  /** Where what was refused is put right. */
  help: { href: string; label: string } | null;
  next: string;
}

declare module '../../ui/island' {
  interface Islands {
    'choice-form': Props;
  }
}

/** A step of the checkout that asks for one choice: of ways to deliver, or of saved addresses. */
export default function ChoiceForm({ start, name, legend, choices, fold, help, next }: Props) {
  const form = useCheckedForm(start);
  return (
    <FormFrame form={form}>
      <Choices
        name={name}
        legend={legend}
        choices={choices}
        fold={fold}
        error={form.field(name).error}
        help={help && <a href={help.href}>{help.label}</a>}
      />
      <Button data-pending={form.isPending}>{next}</Button>
    </FormFrame>
  );
}
