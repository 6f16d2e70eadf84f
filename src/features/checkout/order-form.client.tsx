'use client';

import type { FormCheck } from '../../contract/browser-form';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';
import { PrivacyLine, type PrivacyWords } from './privacy-line';

interface Props {
  start: FormStart;
  /** What the order is told besides its key. */
  sent: Record<string, string>;
  terms: PrivacyWords;
  privacy: PrivacyWords;
  /** What is agreed to where a card is charged at once, and the message key of what is said where it is not. */
  consent: { text: string; missing: string } | null;
  place: string;
}

declare module '../../ui/island' {
  interface Islands {
    'order-form': Props;
  }
}

/** The button that places the order. */
export default function OrderForm({ start, sent, terms, privacy, consent, place }: Props) {
  const check: FormCheck = (values) =>
    consent && values.chargeConsent === undefined
      ? [{ field: 'chargeConsent', rule: 'required', message: consent.missing }]
      : [];
  const form = useCheckedForm(start, { check });
  return (
    <FormFrame form={form}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="small muted">
        {terms.text} <a href={terms.href}>{terms.label}</a>.
      </p>
      <PrivacyLine {...privacy} />
      {consent && (
        <Checkbox name="chargeConsent" error={form.field('chargeConsent').error}>
          {consent.text}
        </Checkbox>
      )}
      <Button kind="buy" wide data-pending={form.isPending}>
        {place}
      </Button>
    </FormFrame>
  );
}
