'use client';

import { fieldCheck } from '../../contract/browser-form';
import { PICKUP } from '../../contract/checkout/forms';
import { Button } from '../../ui/button';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { type TextField, TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';
import { type Choice, Choices } from './choices';
import { PrivacyLine, type PrivacyWords } from './privacy-line';

/** A branch as a choice: when it is ready there, where it is and when it is open. */
export interface BranchChoice extends Choice {
  ready: string | null;
  address: string;
  hours: string;
}

interface Props {
  start: FormStart;
  legend: string;
  branches: BranchChoice[];
  /** Whom the branch calls. */
  fields: TextField[];
  privacy: PrivacyWords;
  next: string;
}

declare module '../../ui/island' {
  interface Islands {
    'branch-form': Props;
  }
}

const check = fieldCheck(PICKUP);

/** Where the order is picked up, and whom the branch calls when it is ready. */
export default function BranchForm({ start, legend, branches, fields, privacy, next }: Props) {
  const form = useCheckedForm(start, { check });
  return (
    <FormFrame form={form}>
      <Choices
        name="branch"
        legend={legend}
        choices={branches}
        error={form.field('branch').error}
        detail={(branch) => <Detail {...branch} />}
      />
      <div className="fields">
        <TextFields form={form} fields={fields} />
      </div>
      <PrivacyLine {...privacy} />
      <Button data-pending={form.isPending}>{next}</Button>
    </FormFrame>
  );
}

const Detail = ({ ready, address, hours, isOff }: BranchChoice) => (
  <>
    {ready && <strong className={isOff ? undefined : 'pickup-ready'}>{ready}</strong>}
    {ready && <br />}
    {address}
    <br />
    {hours}
  </>
);
