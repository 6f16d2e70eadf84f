'use client';

import { useState } from 'react';
import { type FormCheck, fieldCheck } from '../../contract/browser-form';
import { PAYMENT } from '../../contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../contract/checkout/invoice';
import { invoiceProblems } from '../../domain/invoice/invoice';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { useTakenUp } from '../../ui/hooks/use-taken-up';
import { Notice } from '../../ui/notice';
import { type Bill, BillSums, type BillTexts } from '../cart/bill';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';
import { PrivacyLine, type PrivacyWords } from '../privacy/privacy-line';
import { Choices, detailOf } from './choices';
import { InvoiceFields, type InvoiceTexts } from './invoice-fields';
import { MoreOfWay, Promised, type WayToPay } from './way-to-pay';

interface Props {
  start: FormStart;
  /** What the order is told besides its key. */
  sent: Record<string, string>;
  /** null where there is nothing to pay. */
  ways: WayToPay[] | null;
  /** When it arrives, where there is nothing to pay. */
  promise?: WayToPay['promise'];
  /** Whether the months that were chosen are no longer offered. */
  isStale: boolean;
  isInvoiceWanted: boolean;
  sums: { bill: Bill; texts: BillTexts; sign: string };
  terms: PrivacyWords;
  privacy: PrivacyWords;
  texts: Record<'legend' | 'nothingToPay' | 'months' | 'stale' | 'look' | 'place' | 'consentMissing', string> &
    InvoiceTexts;
  /** Where the total is shown before it is ordered, without script. */
  lookAt: string;
}

declare module '../../ui/island' {
  interface Islands {
    'order-form': Props;
  }
}

const invoiceFields = fieldCheck(INVOICE_FIELDS);

/** What is wrong with an invoice: its fields by themselves, and if they are right, together. */
export const checkInvoice: FormCheck = (values) => {
  if (!values[WANTS_INVOICE]) return null;
  const problems = invoiceFields(values);
  if (problems.length > 0) return problems;
  const { taxId = '', company = '', taxRegime = '', cfdiUse = '', fiscalZipCode = '' } = values;
  return invoiceProblems({ taxId, company, taxRegime, cfdiUse, fiscalZipCode });
};

const checkMethod = fieldCheck(PAYMENT);

/** What is chosen, and the payments it is agreed to be charged in at once; '' where none has to be. */
interface Chosen {
  method: string;
  months: string;
}

const consentOf = (ways: readonly WayToPay[] | null, { method, months }: Chosen): string | null =>
  ways?.find(({ value }) => value === method)?.consents?.[months] ?? null;

const chosenIn = (typed: Pick<Map<string, unknown>, 'get'>): Chosen => ({
  method: String(typed.get('method') ?? ''),
  months: String(typed.get('months') ?? '1'),
});

/** How it is paid, what it comes to, and the button that places the order. */
export default function OrderForm({
  start,
  sent,
  ways,
  promise,
  isStale,
  isInvoiceWanted,
  sums,
  terms,
  privacy,
  texts,
  lookAt,
}: Props) {
  const [chosen, setChosen] = useState<Chosen>(() => {
    const way = ways?.find(({ isChosen }) => isChosen);
    return { method: way?.value ?? '', months: String(way?.months?.chosen ?? 1) };
  });
  const consent = consentOf(ways, chosen);
  const check: FormCheck = (values) => [
    ...(ways ? (checkMethod(values) ?? []) : []),
    ...(checkInvoice(values) ?? []),
    ...(consent !== null && values.chargeConsent === undefined
      ? [{ field: 'chargeConsent', rule: 'required' as const, message: texts.consentMissing }]
      : []),
  ];
  const form = useCheckedForm(start, { check });
  const drawn = useTakenUp<HTMLDivElement>((typed) => setChosen(chosenIn(typed)));
  const choose = () => form.ref.current && setChosen(chosenIn(new FormData(form.ref.current)));
  const agreement = consent !== null && (
    <Checkbox key={chosen.months} name="chargeConsent" value={chosen.months} error={form.field('chargeConsent').error}>
      {consent}
    </Checkbox>
  );
  return (
    <FormFrame form={form}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isStale && <Notice level="warning">{texts.stale}</Notice>}
      <div ref={drawn} className="ways-to-pay" onChange={choose}>
        {ways ? (
          <Choices
            name="method"
            legend={texts.legend}
            choices={ways}
            error={form.field('method').error}
            detail={(way) =>
              (consentOf([way], { ...chosen, method: way.value }) !== null && way.atOnce) || detailOf(way)
            }
            more={(way) => (
              <MoreOfWay {...way} label={texts.months} agreement={way.value === chosen.method && agreement} />
            )}
          />
        ) : (
          <>
            <p>{texts.nothingToPay}</p>
            {promise && <Promised {...promise} />}
          </>
        )}
      </div>
      <InvoiceFields form={form} isWanted={isInvoiceWanted} texts={texts} />
      <div className="order-sums">
        <BillSums {...sums} />
      </div>
      <p className="small muted">
        {terms.text} <a href={terms.href}>{terms.label}</a>.
      </p>
      <PrivacyLine {...privacy} />
      <Button kind="buy" wide data-pending={form.isPending}>
        {texts.place}
      </Button>
      {ways && ways.length > 1 && (
        <Button kind="plain" wide className="without-script" formAction={lookAt}>
          {texts.look}
        </Button>
      )}
    </FormFrame>
  );
}
