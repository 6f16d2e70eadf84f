import { requestContext } from '../../commerce/request-context';
import { COMMENT_MAX, lineField } from '../../contract/returns/forms';
import { isoDay } from '../../domain/mexico-city';
import { openDays } from '../../domain/returns/clock';
import type { Named } from '../../domain/returns/return';
import { WAYS } from '../../domain/returns/return';
import type { ReturnableLine, ReturnForm } from '../../domain/returns/returnable';
import { longDay, shortDay } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { AreaField, SelectField } from '../../ui/field';
import { noticeWords } from '../privacy/notice-words';
import { PrivacyLine } from '../privacy/privacy-line';
import { RefundChoice } from '../refunds/refund-choice';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { WAY_TEXTS } from './return-texts';

const FORM = 'devolver';
/** As many units are offered one by one. */
const MOST_OFFERED = 100;

interface ChoiceProps {
  name: string;
  label: string;
  first: string;
  options: readonly Named[];
  state: FormState;
}

function Choice({ name, label, first, options, state }: ChoiceProps) {
  const t = texts();
  return (
    <SelectField label={label} name={name} span="half" error={state.error(FORM, name)}>
      <option value="">{first}</option>
      {options.map((one) => (
        <option key={one.value} value={one.value} selected={one.value === state.value(FORM, name)}>
          {t.data(one.label)}
        </option>
      ))}
    </SelectField>
  );
}

/** One line of the order: how many of it go back, why, and what they are like. */
function Line({ line, form, state }: { line: ReturnableLine; form: ReturnForm; state: FormState }) {
  const t = texts();
  const { lineNo, name, image, left, problem } = line;
  const qty = lineField('qty', lineNo);
  return (
    <fieldset className="own-sheet return-line">
      <legend>{name}</legend>
      {image && <ProductPicture path={image} alt="" size={150} loading="lazy" />}
      {problem ? (
        <p>{t.data(problem)}</p>
      ) : (
        <div className="fields">
          <SelectField label={t('How many')} name={qty} error={state.error(FORM, qty)}>
            {Array.from({ length: Math.min(left, MOST_OFFERED) + 1 }, (_, units) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers are their own names
              <option key={units} value={units} selected={String(units) === state.value(FORM, qty)}>
                {units === 0 ? t('None of it') : units}
              </option>
            ))}
          </SelectField>
          <Choice
            name={lineField('reason', lineNo)}
            label={t('Return reason')}
            first={t('Choose a reason')}
            options={form.reasons}
            state={state}
          />
          <Choice
            name={lineField('condition', lineNo)}
            label={t('Return condition')}
            first={t('Choose what it is like')}
            options={form.conditions}
            state={state}
          />
        </div>
      )}
    </fieldset>
  );
}

/** How it goes back: a parcel, a branch, or fetched on a day. */
function Ways({ state }: { state: FormState }) {
  const t = texts();
  const { now } = requestContext();
  const chosen = state.value(FORM, 'way') ?? 'parcel';
  return (
    <fieldset className="own-sheet return-ways">
      <legend>{t('How do you want to return it?')}</legend>
      {WAYS.map((way) => (
        <label key={way} className="return-way">
          <input type="radio" name="way" value={way} defaultChecked={way === chosen} />
          <span>{t(WAY_TEXTS[way])}</span>
        </label>
      ))}
      <SelectField
        label={t('Day to fetch it')}
        name="collectOn"
        optional={t('only if we fetch it')}
        error={state.error(FORM, 'collectOn')}
      >
        <option value="">{t('Choose a day')}</option>
        {openDays(now).map((day) => (
          <option key={day} value={isoDay(day)} selected={isoDay(day) === state.value(FORM, 'collectOn')}>
            {shortDay(day, t.locale)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}

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
        <Line key={line.lineNo} line={line} form={form} state={state} />
      ))}
      {form.hasWays && <Ways state={state} />}
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
