import { requestContext } from '../../commerce/request-context';
import { COMMENT_MAX } from '../../contract/returns/forms';
import { WAYS } from '../../domain/returns/return';
import type { ReturnForm } from '../../domain/returns/returnable';
import { longDay } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { AreaField } from '../../ui/field';
import { noticeWords } from '../privacy/notice-words';
import { PrivacyLine } from '../privacy/privacy-line';
import { RefundChoice } from '../refunds/refund-choice';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { AskedLine } from './asked-line';
import { WAY_TEXTS } from './return-texts';
import { ReturnWays } from './return-ways';

const FORM = 'devolver';

/** Until when it may be asked for, as dates. */
function Until({ form: { clock } }: { form: ReturnForm }) {
  const t = texts();
  const { now } = requestContext();
  if (!clock) return null;
  return (
    <p>
      {now <= clock.revocation
        ? t('You may change your mind until {day}; the way back is then on you.', {
            day: longDay(clock.revocation, t.locale),
          })
        : t('The five business days to change your mind ended on {day}.', {
            day: longDay(clock.revocation, t.locale),
          })}{' '}
      {t('If it came wrong, broken or incomplete, tell us until {day}: the way back is on us.', {
        day: longDay(clock.fault, t.locale),
      })}
    </p>
  );
}

/** What a return is asked by, whole without script. */
export function NewReturnForm({ form, state }: { form: ReturnForm; state: FormState }) {
  const t = texts();
  return (
    <form className="return-form" action={formAction('order/devolver')} method="post">
      <FormKey />
      <input type="hidden" name="order" value={form.order} />
      <Until form={form} />
      {form.lines.map((line) => (
        <AskedLine key={line.lineNo} of={FORM} className="own-sheet return-line" {...{ line, form, state }} />
      ))}
      {form.hasWays && (
        <ReturnWays
          of={FORM}
          state={state}
          legend={t('How do you want to return it?')}
          ways={WAYS}
          words={WAY_TEXTS}
          className="own-sheet return-ways"
          choiceClass="return-way"
        />
      )}
      <div className="own-sheet">
        <AreaField
          label={t('Tell us what happened')}
          name="comment"
          optional={t('optional')}
          maxLength={COMMENT_MAX}
          rows={3}
          defaultValue={state.value(FORM, 'comment')}
          error={state.error(FORM, 'comment')}
        />
        {form.hasWays && <RefundChoice chosen={state.value(FORM, 'back')} />}
        {form.hasWays && <p className="small muted">{t('In the next step you can add up to five pictures of it.')}</p>}
        <PrivacyLine {...noticeWords('We use what you write and send to look at your return, and for nothing else.')} />
        <Button>{t('Ask for the return')}</Button>
      </div>
    </form>
  );
}
