'use client';

import { useState } from 'react';
import { fieldCheck } from '../../contract/browser-form';
import { ASK_INVOICE } from '../../contract/invoices/forms';
import { Button } from '../../ui/button';
import { useTakenUp } from '../../ui/hooks/use-taken-up';
import { InvoiceParts, type InvoiceTexts } from '../checkout/invoice-fields';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  order: string;
  texts: InvoiceTexts & { send: string };
}

declare module '../../ui/island' {
  interface Islands {
    'invoice-form': Props;
  }
}

const check = fieldCheck(ASK_INVOICE);

/** Asks for the invoice of an order that was placed without one. */
export default function InvoiceForm({ start, order, texts }: Props) {
  const form = useCheckedForm(start, { check });
  const { taxId = '', taxRegime = '', cfdiUse = '' } = start.values;
  const [typed, setTyped] = useState({ taxId, taxRegime, cfdiUse });
  const drawn = useTakenUp<HTMLDivElement>((found) =>
    setTyped((now) => ({
      taxId: found.get('taxId') ?? now.taxId,
      taxRegime: found.get('taxRegime') ?? now.taxRegime,
      cfdiUse: found.get('cfdiUse') ?? now.cfdiUse,
    })),
  );
  return (
    <FormFrame form={form}>
      <div ref={drawn}>
        <input type="hidden" name="order" value={order} />
        <InvoiceParts
          form={form}
          typed={typed}
          onTyped={(name, value) => setTyped((now) => ({ ...now, [name]: value }))}
          isRequired
          texts={texts}
        />
      </div>
      <Button kind="plain" data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
