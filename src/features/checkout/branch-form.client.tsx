'use client';

import { type FormCheck, fieldCheck } from '../../contract/browser-form';
import { PICKUP } from '../../contract/checkout/forms';
import { Button } from '../../ui/button';
import { useCarried } from '../../ui/hooks/use-carried';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { type TextField, TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';
import { usePlace } from '../place/use-place';
import { PrivacyLine, type PrivacyWords } from '../privacy/privacy-line';
import { AccountFields } from './account-fields';
import { BuyerFields, type BuyerWords, checkBuyer } from './buyer-fields';
import { Choices } from './choices';
import type { BranchChoice } from './near-choices';
import { useNearChoices } from './use-near-choices';

interface Props {
  start: FormStart;
  buyer: BuyerWords;
  legend: string;
  branches: BranchChoice[];
  /** Page that knows how near they are, and the one that asks from where; null where the server knew that. */
  near: { at: string; place: string; ask: string } | null;
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

const checkPickup = fieldCheck(PICKUP);

const check: FormCheck = (values) => [...checkBuyer(values), ...checkPickup(values)];

/** Who buys, where the order is picked up, and whom the branch calls when it is ready. */
export default function BranchForm({ start, buyer, legend, branches, near, fields, privacy, next }: Props) {
  const form = useCheckedForm(start, { check });
  useCarried(form.ref, '.fulfilment-way');
  const { choices, isPreset } = useNearChoices(branches, near?.at ?? null, form.ref);
  const isAsked = usePlace() === null;
  return (
    <FormFrame form={form}>
      <BuyerFields form={form} {...buyer} />
      {near && isAsked && (
        <p className="needs-script">
          <a className="line-link" href={near.place} data-place-link="" data-live="windows">
            {near.ask}
          </a>
        </p>
      )}
      <Choices
        key={isPreset ? 'preset' : 'open'}
        name="branch"
        legend={legend}
        choices={choices}
        error={form.field('branch').error}
        detail={(branch) => <Detail {...branch} />}
      />
      <div className="fields">
        <TextFields form={form} fields={fields} />
      </div>
      {buyer.account && <AccountFields form={form} {...buyer.account} />}
      <PrivacyLine {...privacy} />
      <Button data-pending={form.isPending}>{next}</Button>
    </FormFrame>
  );
}

const Detail = ({ near, ready, address, hours, isOff }: BranchChoice) => (
  <>
    {near && (
      <>
        {near}
        <br />
      </>
    )}
    {ready && <strong className={isOff ? undefined : 'pickup-ready'}>{ready}</strong>}
    {ready && <br />}
    {address}
    <br />
    {hours}
  </>
);
