'use client';

import { type FormCheck, fieldCheck } from '../../contract/browser-form';
import { BUYER_DETAILS, CREATE_ACCOUNT, DETAILS_AND_ACCOUNT } from '../../contract/checkout/forms';
import type { SplitName } from '../../domain/validation/full-name';
import { Button } from '../../ui/button';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { MeantEmail } from '../forms/meant-email';
import { type TextField, TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';
import { AccountFields, type AccountWords } from './account-fields';
import { PrivacyLine, type PrivacyWords } from './privacy-line';

interface Props {
  start: FormStart;
  fields: TextField[];
  /** The parts of the name that is known. */
  known: SplitName | null;
  /** Where to write to, and what is asked where a slip is likely. */
  email: { field: TextField; question: string };
  /** null where no account may be made with the order. */
  account: AccountWords | null;
  privacy: PrivacyWords;
  next: string;
}

declare module '../../ui/island' {
  interface Islands {
    'details-form': Props;
  }
}

const details = fieldCheck(BUYER_DETAILS);
const detailsAndAccount = fieldCheck(DETAILS_AND_ACCOUNT);

/** What is wrong with who buys, and with the password of an account that is wanted. */
export const checkDetails = ((values) =>
  (values[CREATE_ACCOUNT] ? detailsAndAccount : details)(values)) satisfies FormCheck;

/** Who buys: name and where to write to. */
export default function DetailsForm({ start, fields, known, email, account, privacy, next }: Props) {
  const form = useCheckedForm(start, { check: checkDetails });
  return (
    <FormFrame form={form}>
      {known && <input type="hidden" name="firstName" value={known.firstName} />}
      {known && <input type="hidden" name="lastName" value={known.lastName} />}
      <div className="fields">
        <TextFields form={form} fields={fields} />
        <MeantEmail form={form} {...email} />
      </div>
      {account && <AccountFields form={form} {...account} />}
      <PrivacyLine {...privacy} />
      <Button data-pending={form.isPending}>{next}</Button>
    </FormFrame>
  );
}
