'use client';

import { fieldCheck } from '../../contract/browser-form';
import { REFUND_ACCOUNT } from '../../contract/refunds/forms';
import type { RefundChosen } from '../../domain/refund/account';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  order: string;
  /** What offers a branch instead, in words; null for nothing. */
  branch: string | null;
  /** What offers the wallet instead; null for nothing. */
  wallet: string | null;
  texts: Record<'clabe' | 'clabeHint' | 'holder' | 'holderHint' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'refund-account-form': Props;
  }
}

const SCOPE = 'reembolso';
/** With blanks between its parts. */
const CLABE_TYPED_MAX = 30;
const { order: _order, way: _way, ...TYPED } = REFUND_ACCOUNT;
const check = fieldCheck(TYPED);

/** The account that money of an order is sent to; a branch or the wallet instead. */
export default function RefundAccountForm({ start, order, branch, wallet, texts }: Props) {
  const form = useCheckedForm(start, { check });
  const way = (value: RefundChosen) => ({ name: 'way', value });
  return (
    <FormFrame form={form}>
      <input type="hidden" name="order" value={order} />
      <div className="fields">
        <Field
          {...form.field('clabe')}
          scope={SCOPE}
          label={texts.clabe}
          hint={texts.clabeHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={CLABE_TYPED_MAX}
        />
        <Field
          {...form.field('holder')}
          scope={SCOPE}
          label={texts.holder}
          hint={texts.holderHint}
          autoComplete="name"
        />
      </div>
      <Button {...way('clabe')} data-pending={form.isPending}>
        {texts.send}
      </Button>
      {branch !== null && (
        <Button kind="plain" {...way('branch')}>
          {branch}
        </Button>
      )}
      {wallet !== null && (
        <Button kind="plain" {...way('wallet')}>
          {wallet}
        </Button>
      )}
    </FormFrame>
  );
}
