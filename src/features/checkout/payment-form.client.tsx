'use client';

import { type FormCheck, fieldCheck } from '../../contract/browser-form';
import { PAYMENT } from '../../contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../contract/checkout/invoice';
import { invoiceProblems } from '../../domain/invoice/invoice';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';
import { type Choice, Choices } from './choices';
import { InvoiceFields, type InvoiceTexts } from './invoice-fields';

/** A way to pay, and in how many payments where that may be chosen. */
export interface WayToPay extends Choice {
  months?: {
    chosen: number;
    offered: [count: number, text: string][];
    /** Which of them are charged before the order is sent, where not all are. */
    note?: string;
  };
}

interface Props {
  start: FormStart;
  /** null where there is nothing to pay. */
  ways: WayToPay[] | null;
  /** Whether the months that were chosen are no longer offered. */
  isStale: boolean;
  isInvoiceWanted: boolean;
  texts: Record<'legend' | 'nothingToPay' | 'months' | 'stale' | 'next', string> & InvoiceTexts;
}

declare module '../../ui/island' {
  interface Islands {
    'payment-form': Props;
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

const checkPayment: FormCheck = (values) => [...checkMethod(values), ...(checkInvoice(values) ?? [])];

/** How it is paid, and whether an invoice is wanted. */
export default function PaymentForm({ start, ways, isStale, isInvoiceWanted, texts }: Props) {
  const form = useCheckedForm(start, { check: ways ? checkPayment : checkInvoice });
  return (
    <FormFrame form={form}>
      {isStale && <Notice level="warning">{texts.stale}</Notice>}
      {ways ? (
        <Choices
          name="method"
          legend={texts.legend}
          choices={ways}
          error={form.field('method').error}
          more={({ months }) => months && <Months {...months} label={texts.months} />}
        />
      ) : (
        <p>{texts.nothingToPay}</p>
      )}
      <InvoiceFields form={form} isWanted={isInvoiceWanted} texts={texts} />
      <Button data-pending={form.isPending}>{texts.next}</Button>
    </FormFrame>
  );
}

const Months = ({ chosen, offered, note, label }: NonNullable<WayToPay['months']> & { label: string }) => (
  <div className="radio-card-more">
    <SelectField label={label} name="months" defaultValue={chosen} autoComplete="off">
      {offered.map(([count, text]) => (
        <option key={count} value={count}>
          {text}
        </option>
      ))}
    </SelectField>
    {note && <p className="small muted">{note}</p>}
  </div>
);
