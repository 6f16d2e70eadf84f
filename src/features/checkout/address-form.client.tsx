'use client';

import type { FormCheck } from '../../contract/browser-form';
import { KEEP_ADDRESS, TYPED_ADDRESS } from '../../contract/checkout/forms';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { useCarried } from '../../ui/hooks/use-carried';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { type TextField, TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';
import { PrivacyLine, type PrivacyWords } from '../privacy/privacy-line';
import { AccountFields } from './account-fields';
import { BuyerFields, type BuyerWords, checkBuyer } from './buyer-fields';
import { checkPlace } from './colonia';
import { PlaceFields, type PlaceFieldsProps } from './place-fields';

interface Props {
  start: FormStart;
  buyer: BuyerWords;
  place: PlaceFieldsProps;
  fields: TextField[];
  /** Fields of who receives it, folded away unless that is not who buys; null where nothing is received. */
  recipient: { title: string; fields: TextField[]; isOpen: boolean } | null;
  /** Words of the box by which a customer keeps it; null for a guest. */
  keep: string | null;
  privacy: PrivacyWords;
  next: string;
}

declare module '../../ui/island' {
  interface Islands {
    'address-form': Props;
  }
}

/** What is wrong with the address that is typed. */
export const checkAddress = checkPlace(TYPED_ADDRESS);

const checkAll: FormCheck = (values) => [...checkBuyer(values), ...checkAddress(values)];

/** Who buys, and an address that is typed. */
export default function AddressForm({ start, buyer, place, fields, recipient, keep, privacy, next }: Props) {
  const form = useCheckedForm(start, { check: checkAll });
  useCarried(form.ref, '.fulfilment-way');
  return (
    <FormFrame form={form}>
      <BuyerFields form={form} {...buyer} />
      <div className="fields">
        <PlaceFields form={form} {...place} />
        <TextFields form={form} fields={fields} />
      </div>
      {recipient && (
        <details className="recipient" open={recipient.isOpen || undefined}>
          <summary>{recipient.title}</summary>
          <div className="fields">
            <TextFields form={form} fields={recipient.fields} />
          </div>
        </details>
      )}
      {keep && (
        <Checkbox name={KEEP_ADDRESS} checked>
          {keep}
        </Checkbox>
      )}
      {buyer.account && <AccountFields form={form} {...buyer.account} />}
      <PrivacyLine {...privacy} />
      <Button data-pending={form.isPending}>{next}</Button>
    </FormFrame>
  );
}
