'use client';

import { fieldCheck } from '../../contract/browser-form';
import { BACK } from '../../contract/customers/pages';
import { REVIEW } from '../../contract/reviews/forms';
import { REVIEW_MAX } from '../../domain/review';
import { Button } from '../../ui/button';
import { AreaField, Field } from '../../ui/field';
import { EmailField } from '../forms/email-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { type CheckedForm, useCheckedForm } from '../forms/use-checked-form';
import { StarChoice } from './star-choice';

interface OrderTexts {
  summary: string;
  order: string;
  email: string;
  emailHint: string;
  optional: string;
}

interface Props {
  start: FormStart;
  sku: string;
  /** Path to go back to. */
  back: string;
  /** null where no order can be named that shows the product was bought; a customer's own are known. */
  order: OrderTexts | null;
  texts: Record<'stars' | 'title' | 'titleHint' | 'detail' | 'detailHint' | 'nickname' | 'read' | 'send', string>;
  stars: string[];
}

declare module '../../ui/island' {
  interface Islands {
    'review-form': Props;
  }
}

const SCOPE = 'resena';
const check = fieldCheck(REVIEW);

/** The order of a guest, who shows with it that the product was bought; open where something of it was typed before. */
function BoughtWith({ form, texts }: { form: CheckedForm; texts: OrderTexts }) {
  const { values, errors } = form.start;
  const isOpen = Boolean(values.order || values.email || errors.order || errors.email);
  return (
    <details className="review-order" open={isOpen}>
      <summary>{texts.summary}</summary>
      <div className="fields">
        <Field
          {...form.field('order')}
          scope={SCOPE}
          label={texts.order}
          inputMode="numeric"
          autoComplete="off"
          optional={texts.optional}
        />
        <EmailField
          form={form}
          scope={SCOPE}
          label={texts.email}
          autoComplete="email"
          optional={texts.optional}
          hint={texts.emailHint}
        />
      </div>
    </details>
  );
}

/** Stars, words and a name; and for a guest the order it was bought with. */
export default function ReviewForm({ start, sku, back, order, texts, stars }: Props) {
  const form = useCheckedForm(start, { check });
  const rating = form.field('rating');
  const field = (name: 'title' | 'detail' | 'nickname') => ({
    ...form.field(name),
    scope: SCOPE,
    label: texts[name],
    maxLength: REVIEW_MAX[name],
    required: true,
  });
  return (
    <FormFrame form={form}>
      <input type="hidden" name="sku" value={sku} autoComplete="off" />
      <input type="hidden" name={BACK} value={back} autoComplete="off" />
      <StarChoice legend={texts.stars} stars={stars} chosen={rating.defaultValue} error={rating.error} />
      <div className="fields">
        <Field {...field('title')} hint={texts.titleHint} autoComplete="off" />
        <AreaField {...field('detail')} hint={texts.detailHint} rows={6} />
        <Field {...field('nickname')} autoComplete="nickname" />
      </div>
      {order && <BoughtWith form={form} texts={order} />}
      <p className="small muted">{texts.read}</p>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
