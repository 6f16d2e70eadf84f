import { requestContext } from '../../../commerce/request-context';
import type { DeskReturnForm } from '../../../commerce/returns';
import { COMMENT_MAX, lineField, REFUSAL_MAX } from '../../../contract/returns/forms';
import { DESK_WAYS } from '../../../domain/returns/return';
import { longDay } from '../../../i18n/dates';
import { Button } from '../../../ui/button';
import { AreaField, Field, SelectField } from '../../../ui/field';
import { AskedLine } from '../../returns/asked-line';
import { ReturnWays } from '../../returns/return-ways';
import { FormKey } from '../../shop/form-key';
import { type FormState, firstRefused } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { DESK_WAY_TEXTS } from './way-texts';

const FORM = 'operacion-devolucion-empezar';

/** What is asked of a line, as it is drawn. */
const LINE = ['qty', 'reason', 'condition'] as const;

interface Props {
  form: DeskReturnForm;
  state: FormState;
}

/** Until when the customer may ask for it, and where an operator goes beyond that, why. */
function Time({ form: { clock }, state, focus }: Props & { focus: string | undefined }) {
  const t = texts();
  const { now } = requestContext();
  const isOver = clock !== null && now > clock.revocation;
  return (
    <>
      {clock === null ? (
        <p>{t('Nobody noted when it was handed over: no time is over.')}</p>
      ) : (
        <p>
          {t('A change of mind: until {day}. Wrong, broken or incomplete: until {fault}.', {
            day: longDay(clock.revocation, t.locale),
            fault: longDay(clock.fault, t.locale),
          })}
        </p>
      )}
      {isOver && (
        <Field
          scope={FORM}
          label={t('Why it is taken back although its time is over')}
          name="beyond"
          optional={t('only then')}
          hint={t('Only those at the desk see it')}
          autoComplete="off"
          maxLength={REFUSAL_MAX}
          defaultValue={state.value(FORM, 'beyond')}
          error={state.error(FORM, 'beyond')}
          {...(focus === 'beyond' && { autoFocus: true })}
        />
      )}
    </>
  );
}

/** What an operator begins a return by for a customer who telephones, or stands there with it. */
export function BeginReturnForm({ form, state }: Props) {
  const t = texts();
  const focus = firstRefused(
    ['beyond', ...form.lines.flatMap(({ lineNo }) => LINE.map((what) => lineField(what, lineNo)))],
    (name) => state.error(FORM, name),
  );
  return (
    <form className="desk-narrow desk-amount-form" action={formAction('operacion/devolucion-empezar')} method="post">
      <FormKey />
      <input type="hidden" name="order" value={form.order} autoComplete="off" />
      <Time form={form} state={state} focus={focus} />
      {form.lines.map((line) => (
        <AskedLine key={line.lineNo} of={FORM} className="desk-return-line" {...{ line, form, state, focus }} />
      ))}
      {/* Of what stands at the desk already, what taking it in moves is asked next. */}
      <ReturnWays
        of={FORM}
        state={state}
        legend={t('How it goes back')}
        ways={DESK_WAYS}
        words={DESK_WAY_TEXTS}
        className="desk-return-line"
        choiceClass="desk-check"
      />
      {form.hasWallet ? (
        <SelectField scope={FORM} label={t('Where the money goes')} name="back">
          <option value="" selected={state.value(FORM, 'back') !== 'wallet'}>
            {t('Back as the customer paid')}
          </option>
          <option value="wallet" selected={state.value(FORM, 'back') === 'wallet'}>
            {t('Into the wallet, as the customer chose')}
          </option>
        </SelectField>
      ) : (
        <p>{t('Its money goes back as the customer paid.')}</p>
      )}
      <AreaField
        label={t('What the customer says')}
        name="comment"
        optional={t('optional')}
        maxLength={COMMENT_MAX}
        rows={3}
        defaultValue={state.value(FORM, 'comment')}
        error={state.error(FORM, 'comment')}
      />
      <Button wide>{t('Begin the return and tell the customer')}</Button>
    </form>
  );
}
