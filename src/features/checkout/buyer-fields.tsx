import { type FormCheck, fieldCheck } from '../../contract/browser-form';
import { BUYER_DETAILS, CREATE_ACCOUNT, DETAILS_AND_ACCOUNT, KNOWN_NAME } from '../../contract/checkout/forms';
import type { SplitName } from '../../domain/validation/full-name';
import { MeantEmail } from '../forms/meant-email';
import { type TextField, TextFields } from '../forms/text-fields';
import type { CheckedForm } from '../forms/use-checked-form';
import type { AccountWords } from './account-fields';

/** What is asked of who buys, in words. */
export interface BuyerWords {
  fields: TextField[];
  /** The parts of the name that is known. */
  known: SplitName | null;
  /** Where to write to, and what is asked where a slip is likely. */
  email: { field: TextField; question: string };
  /** Who is known already, folded into this line; null where it is to be filled in. */
  folded: string | null;
  /** null where no account may be made with the order. */
  account: AccountWords | null;
}

const details = fieldCheck(BUYER_DETAILS);
const detailsAndAccount = fieldCheck(DETAILS_AND_ACCOUNT);

/** What is wrong with who buys, and with the password of an account that is wanted. */
export const checkBuyer = ((values) =>
  (values[CREATE_ACCOUNT] ? detailsAndAccount : details)(values)) satisfies FormCheck;

/** Who buys: name and where to write to. */
export function BuyerFields({ form, fields, known, email, folded }: BuyerWords & { form: CheckedForm }) {
  const asked = (
    <div className="fields">
      <TextFields form={form} fields={fields} />
      <MeantEmail form={form} {...email} />
    </div>
  );
  return (
    <>
      {known && <input type="hidden" name={KNOWN_NAME.first} value={known.firstName} />}
      {known && <input type="hidden" name={KNOWN_NAME.last} value={known.lastName} />}
      {folded === null ? (
        asked
      ) : (
        <details className="recipient">
          <summary>{folded}</summary>
          {asked}
        </details>
      )}
    </>
  );
}
