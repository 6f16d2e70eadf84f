import { BACK } from '../../contract/customers/forms';
import { REVIEW } from '../../contract/reviews/forms';
import { REVIEW_MESSAGES } from '../../contract/reviews/messages';
import { REVIEW_MAX } from '../../domain/review';
import { Button } from '../../ui/button';
import { AreaField, Field } from '../../ui/field';
import { CheckedForm } from '../shop/checked-form';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { StarChoice } from './star-choice';

declare module '../shop/checked-form' {
  interface CheckedForms {
    resena: true;
  }
}

const FORM = 'resena';

interface ReviewFormProps {
  sku: string;
  /** Path to go back to. */
  back: string;
  state: FormState;
  nickname: string;
  /** Whether an order can be named that shows the product was bought; a customer's own are known. */
  asksOrder: boolean;
}

/** Stars, words and a name; and for a guest the order it was bought with. */
export function ReviewForm({ sku, back, state, nickname, asksOrder }: ReviewFormProps) {
  const t = texts();
  const common = (name: string) => ({
    scope: FORM,
    name,
    defaultValue: state.value(FORM, name),
    error: state.error(FORM, name),
  });
  const orderError = state.error(FORM, 'order') ?? state.error(FORM, 'email');
  const isOrderOpen = Boolean(orderError || state.value(FORM, 'order') || state.value(FORM, 'email'));
  return (
    <CheckedForm action={formAction('review')} form={FORM} fields={REVIEW} progress={REVIEW_MESSAGES.adding}>
      <FormKey />
      <input type="hidden" name="sku" value={sku} autoComplete="off" />
      <input type="hidden" name={BACK} value={back} autoComplete="off" />
      <StarChoice chosen={state.value(FORM, 'rating')} error={state.error(FORM, 'rating')} />
      <div className="fields">
        <Field
          {...common('title')}
          label={t('Title of your review')}
          hint={t('In a few words')}
          maxLength={REVIEW_MAX.title}
          autoComplete="off"
          required
        />
        <AreaField
          {...common('detail')}
          label={t('What did you like or dislike?')}
          hint={t('How it is made, whether it fits, how it arrived. Leave out telephones and addresses.')}
          maxLength={REVIEW_MAX.detail}
          rows={6}
          required
        />
        <Field
          {...common('nickname')}
          defaultValue={state.value(FORM, 'nickname') ?? nickname}
          label={t('Name that is shown')}
          maxLength={REVIEW_MAX.nickname}
          autoComplete="nickname"
          required
        />
      </div>
      {asksOrder && (
        <details className="review-order" open={isOrderOpen}>
          <summary>{t('I bought it here: mark my review as a verified purchase')}</summary>
          <div className="fields">
            <Field
              {...common('order')}
              label={t('Order number')}
              inputMode="numeric"
              autoComplete="off"
              optional={t('optional')}
            />
            <Field
              {...common('email')}
              label={t('E-mail')}
              type="email"
              autoComplete="email"
              optional={t('optional')}
              hint={t('The one you gave with the order. It is not shown.')}
            />
          </div>
        </details>
      )}
      <p className="small muted">{t('We read every review before it is shown, good or bad.')}</p>
      <Button wide>{t('Send my review')}</Button>
    </CheckedForm>
  );
}
