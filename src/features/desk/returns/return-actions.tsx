import type { ReactNode } from 'react';
import { requestContext } from '../../../commerce/request-context';
import type { DeskReturn } from '../../../commerce/returns';
import { lineField, REFUSAL_MAX } from '../../../contract/returns/forms';
import { isoDay } from '../../../domain/mexico-city';
import { openDays } from '../../../domain/returns/clock';
import { canReturn, isSoldAgain, type ReturnLine, type ReturnStatus } from '../../../domain/returns/return';
import { shortDay } from '../../../i18n/dates';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';

interface Props {
  told: DeskReturn;
  state: FormState;
}

/** A form about this return as it is shown: nobody acts on what has changed. */
function Act({ path, told, children }: { path: string; told: DeskReturn; children: ReactNode }) {
  return (
    <form className="desk-amount-form" action={formAction(path)} method="post">
      <FormKey />
      <input type="hidden" name="number" value={told.number} autoComplete="off" />
      <input type="hidden" name="seen" value={told.version} autoComplete="off" />
      {children}
    </form>
  );
}

function Authorise({ told, state }: Props) {
  const t = texts();
  const { now } = requestContext();
  const form = 'operacion-devolucion-autorizar';
  const isAgain = told.status === 'authorised';
  const collect = told.collectAgreed ?? told.collectOn;
  return (
    <Act path="operacion/devolucion-autorizar" told={told}>
      <Field
        scope={form}
        label={t('Carrier of the way back')}
        name="carrier"
        autoComplete="off"
        maxLength={40}
        defaultValue={state.value(form, 'carrier') ?? told.label?.carrier}
        error={state.error(form, 'carrier')}
      />
      <Field
        scope={form}
        label={t('Guide number')}
        name="guide"
        autoComplete="off"
        maxLength={40}
        defaultValue={state.value(form, 'guide') ?? told.label?.guide}
        error={state.error(form, 'guide')}
      />
      {told.way === 'collect' && (
        <SelectField
          scope={form}
          label={t('Day it is fetched')}
          name="collectOn"
          error={state.error(form, 'collectOn')}
        >
          <option value="">{t('Not agreed yet')}</option>
          {openDays(now).map((day) => (
            <option key={day} value={isoDay(day)} selected={collect !== null && isoDay(day) === isoDay(collect)}>
              {shortDay(day, t.locale)}
            </option>
          ))}
        </SelectField>
      )}
      <Button wide kind={isAgain ? 'plain' : 'ink'}>
        {isAgain ? t('Save the way back') : t('Authorise the return')}
      </Button>
    </Act>
  );
}

/** What arrived of one line, and what becomes of it. */
function LineArrived({ line, way, state }: Pick<DeskReturn, 'way'> & { line: ReturnLine; state: FormState }) {
  const t = texts();
  const form = 'operacion-devolucion-recibir';
  const missing = line.qty - line.received;
  if (missing === 0) return null;
  const isUndelivered = way === 'undelivered';
  const name = (what: Parameters<typeof lineField>[0]) => lineField(what, line.lineNo);
  const isRefused = state.value(form, name('arrived')) !== undefined;
  const isShelved = isRefused ? state.value(form, name('shelf')) === '1' : isSoldAgain(line.condition.value);
  const number = (what: 'arrived' | 'accepted', start: number) => ({
    name: name(what),
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max: missing,
    autoComplete: 'off',
    defaultValue: state.value(form, name(what)) ?? String(start),
    error: state.error(form, name(what)),
  });
  return (
    <fieldset className="desk-return-line">
      <legend>{`${line.name} · ${line.sku}`}</legend>
      <Field label={t('Arrived, of {count}', { count: missing })} {...number('arrived', missing)} />
      <Field label={t(isUndelivered ? 'Of them as good as new' : 'Taken back')} {...number('accepted', missing)} />
      {isUndelivered ? (
        <input type="hidden" name={name('shelf')} value="1" autoComplete="off" />
      ) : (
        <label className="desk-check">
          <input type="checkbox" name={name('shelf')} value="1" defaultChecked={isShelved} />
          {t('Can be sold again')}
        </label>
      )}
      <Field
        label={t(isUndelivered ? 'What is wrong with the rest' : 'Why some are not taken back')}
        name={name('refusal')}
        autoComplete="off"
        maxLength={REFUSAL_MAX}
        defaultValue={state.value(form, name('refusal'))}
        error={state.error(form, name('refusal'))}
      />
    </fieldset>
  );
}

/** What arrived of each line, as it was typed before. */
export function Receive({ told, state }: Props) {
  const t = texts();
  return (
    <Act path="operacion/devolucion-recibir" told={told}>
      <input type="hidden" name="agreed" value="" autoComplete="off" />
      {told.lines.map((line) => (
        <LineArrived key={line.lineNo} line={line} way={told.way} state={state} />
      ))}
      <p className="desk-small">
        {told.way === 'undelivered'
          ? t('What is as good as new is for sale again at once; the rest is written off.')
          : t('What cannot be sold again is written off.')}
      </p>
      <Button wide>{t(told.way === 'undelivered' ? 'It arrived' : 'Note what arrived')}</Button>
    </Act>
  );
}

function Refuse({ told, state }: Props) {
  const t = texts();
  const form = 'operacion-devolucion-rechazar';
  return (
    <details className="desk-more">
      <summary>{t('Refuse the return')}</summary>
      <Act path="operacion/devolucion-rechazar" told={told}>
        <Field
          scope={form}
          label={t('Why, as the customer reads it')}
          name="refusal"
          required
          autoComplete="off"
          maxLength={REFUSAL_MAX}
          defaultValue={state.value(form, 'refusal')}
          error={state.error(form, 'refusal')}
        />
        <Button wide kind="plain">
          {t('Refuse it and write to the customer')}
        </Button>
      </Act>
    </details>
  );
}

/** Whether an operator can do anything to a return in this status. */
export const canAct = (status: ReturnStatus): boolean =>
  (['authorise', 'receive', 'refuse', 'close'] as const).some((verb) => canReturn(status, verb));

/** What an operator can do to a return in its status. */
export function ReturnActions({ told, state }: Props) {
  const t = texts();
  const can = (verb: Parameters<typeof canReturn>[1]) => canReturn(told.status, verb);
  return (
    <section className="desk-actions" aria-labelledby="acciones">
      <h2 id="acciones">{t('What can be done')}</h2>
      {can('authorise') && <Authorise told={told} state={state} />}
      {can('receive') && told.status !== 'requested' && <Receive told={told} state={state} />}
      {can('receive') && told.status === 'requested' && (
        <details className="desk-more">
          <summary>{t('It arrived already')}</summary>
          <Receive told={told} state={state} />
        </details>
      )}
      {can('refuse') && <Refuse told={told} state={state} />}
      {can('close') && (
        <details className="desk-more">
          <summary>{t('Nothing more comes')}</summary>
          <Act path="operacion/devolucion-cerrar" told={told}>
            <Button wide kind="plain">
              {t('Close the return')}
            </Button>
          </Act>
        </details>
      )}
    </section>
  );
}
