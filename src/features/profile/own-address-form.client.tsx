'use client';

import type { FormCheck } from '../../contract/browser-form';
import { fieldCheck } from '../../contract/browser-form';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../contract/checkout/invoice';
import { BOOK_ADDRESS } from '../../contract/profile/forms';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { checkPlace } from '../checkout/colonia';
import { InvoiceFields, type InvoiceTexts } from '../checkout/invoice-fields';
import { PlaceFields, type PlaceFieldsProps } from '../checkout/place-fields';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { type TextField, TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  /** The address that is changed; '' for a new one. */
  addressId: string;
  recipient: TextField[];
  place: PlaceFieldsProps;
  fields: TextField[];
  /** What it may be made the usual one for; left out where it is that already. */
  usual: { name: string; label: string; isTicked: boolean }[];
  invoice: { isWanted: boolean; texts: InvoiceTexts };
  save: string;
}

declare module '../../ui/island' {
  interface Islands {
    'own-address-form': Props;
  }
}

const checkAddress = checkPlace(BOOK_ADDRESS);
const checkInvoice = fieldCheck(INVOICE_FIELDS);

const check: FormCheck = (values) => [...checkAddress(values), ...(values[WANTS_INVOICE] ? checkInvoice(values) : [])];

/** An address of one's own: who receives there, where it is, whom an invoice is made out to. */
export default function OwnAddressForm({ start, addressId, recipient, place, fields, usual, invoice, save }: Props) {
  const form = useCheckedForm(start, { check });
  return (
    <FormFrame form={form}>
      {addressId !== '' && <input type="hidden" name="addressId" value={addressId} />}
      <div className="fields">
        <TextFields form={form} fields={recipient} />
        <PlaceFields form={form} {...place} />
        <TextFields form={form} fields={fields} />
      </div>
      {usual.map(({ name, label, isTicked }) => (
        <Checkbox key={name} name={name} checked={isTicked}>
          {label}
        </Checkbox>
      ))}
      <InvoiceFields form={form} {...invoice} />
      <Button data-pending={form.isPending}>{save}</Button>
    </FormFrame>
  );
}
