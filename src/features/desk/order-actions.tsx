import type { DeskOrder } from '../../commerce/desk';
import { type DeskEvent, deskOrderPage } from '../../contract/operators/forms';
import { formatMoney, moneyParts } from '../../domain/money';
import { toRefund } from '../../domain/order/money';
import { isOff } from '../../domain/order/status';
import { transitionOf } from '../../domain/order/transitions';
import { readAmount } from '../../domain/typed-amount';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

const MOVES = ['accept', 'send', 'deliver'] as const;

/** Parameters of an order's page that ask before something is done that cannot be taken back. */
export const CONFIRM = 'confirmar';
export const AMOUNT = 'monto';

function Told({ number, type }: { number: string; type: DeskEvent }) {
  return (
    <>
      <FormKey />
      <input type="hidden" name="number" value={number} autoComplete="off" />
      <input type="hidden" name="type" value={type} autoComplete="off" />
    </>
  );
}

function AmountField({ scope, state, form, value }: { scope: string; state: FormState | null; form: string; value?: string }) {
  const t = texts();
  const error = state && state.value(form, 'type') === scope ? state.error(form, 'amount') : null;
  const typed = state && state.value(form, 'type') === scope ? state.value(form, 'amount') : undefined;
  return (
    <Field
      scope={scope}
      name={scope === 'refunded' ? AMOUNT : 'amount'}
      inputMode="decimal"
      autoComplete="off"
      required
      label={t('Amount in pesos')}
      defaultValue={typed ?? value}
      error={error}
    />
  );
}

const EVENT_FORM = 'operacion-pedido';

/** What an order can go through in its status, and what can be noted of its money, each as a form of its own. */
export function OrderActions({ order, state, formState }: Pick<DeskOrder, 'order' | 'state'> & { formState: FormState }) {
  const t = texts();
  const { number } = order;
  const texted = { accept: t('Desk accept'), send: t('Desk send'), deliver: t('Desk deliver') };
  const refundable = toRefund(state.money);
  const { units, cents } = moneyParts(refundable);
  return (
    <section className="desk-actions" aria-labelledby="acciones">
      <h2 id="acciones">{t('What can be done')}</h2>
      {MOVES.filter((type) => transitionOf(state.status, type)).map((type) => (
        <form key={type} action={formAction('operacion/pedido')} method="post">
          <Told number={number} type={type} />
          <Button wide>{texted[type]}</Button>
        </form>
      ))}
      {refundable > 0 && (
        <form className="desk-amount-form" action={href(deskOrderPage(number))} method="get">
          <input type="hidden" name={CONFIRM} value="refunded" autoComplete="off" />
          <AmountField scope="refunded" form={EVENT_FORM} state={null} value={`${units.replaceAll(',', '')}.${cents}`} />
          <Button wide kind="plain">
            {t('Desk refunded')}
          </Button>
        </form>
      )}
      <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
        <Told number={number} type="received" />
        <AmountField scope="received" form={EVENT_FORM} state={formState} />
        <Button wide kind="plain">
          {t('Desk received')}
        </Button>
      </form>
      {!isOff(state.status) && state.money.charged > 0 && (
        <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
          <Told number={number} type="credited" />
          <AmountField scope="credited" form={EVENT_FORM} state={formState} />
          <Button wide kind="plain">
            {t('Desk credited')}
          </Button>
        </form>
      )}
      {transitionOf(state.status, 'cancel') && (
        <ButtonLink wide kind="plain" href={href(deskOrderPage(number), { [CONFIRM]: 'cancel' })}>
          {t('Desk cancel')}
        </ButtonLink>
      )}
    </section>
  );
}

/** Asks once more before an order is canceled or a refund is noted; null where the order's page is asked for, or nothing is there to confirm. */
export function confirmationOf(query: URLSearchParams, { order, state }: Pick<DeskOrder, 'order' | 'state'>) {
  const asked = query.get(CONFIRM);
  if (asked === 'cancel' && transitionOf(state.status, 'cancel')) return <Confirmation number={order.number} type="cancel" amount={null} />;
  const amount = readAmount(query.get(AMOUNT) ?? '');
  if (asked === 'refunded' && amount !== null && amount <= toRefund(state.money)) {
    return <Confirmation number={order.number} type="refunded" amount={{ typed: query.get(AMOUNT) ?? '', shown: formatMoney(amount) }} />;
  }
  return null;
}

function Confirmation({ number, type, amount }: { number: string; type: 'cancel' | 'refunded'; amount: { typed: string; shown: string } | null }) {
  const t = texts();
  return (
    <section className="desk-actions" aria-labelledby="confirmar">
      <h1 id="confirmar">
        {amount ? t('Were {amount} of order {number} sent back?', { amount: amount.shown, number }) : t('Do you want to cancel order {number}?', { number })}
      </h1>
      <p>
        {amount
          ? t('It is noted here and the customer is told; the money itself is sent by your bank or gateway.')
          : t('Its units go back on the shelf, and what was paid is to be refunded.')}
      </p>
      <form action={formAction('operacion/pedido')} method="post">
        <Told number={number} type={type} />
        {amount && <input type="hidden" name="amount" value={amount.typed} autoComplete="off" />}
        <Button wide>{amount ? t('Yes, it was sent back') : t('Yes, cancel it')}</Button>
      </form>
      <ButtonLink wide kind="plain" href={href(deskOrderPage(number))}>
        {t('No, go back')}
      </ButtonLink>
    </section>
  );
}
