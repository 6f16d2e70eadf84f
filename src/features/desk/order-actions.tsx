import type { ReactNode } from 'react';
import type { DeskOrder } from '../../commerce/desk-orders';
import { type DeskEvent, deskOrderPage, NOTE_MAX } from '../../contract/desk-pages/forms';
import { type Centavos, formatMoney, moneyParts } from '../../domain/money';
import type { Carrier } from '../../domain/order/dispatch';
import { toCapture } from '../../domain/order/money';
import { isOff } from '../../domain/order/status';
import { transitionOf } from '../../domain/order/transitions';
import { readAmount } from '../../domain/typed-amount';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { Sending } from './sending';

const MOVES = ['accept', 'send', 'deliver'] as const;

/** Parameters of an order's page that ask before something is done that cannot be taken back. */
const CONFIRM = 'confirmar';
export const AMOUNT = 'monto';

/** `seen`: the number of the last event this page shows, so that nobody acts on what has changed. */
function Told({ number, type, seen }: { number: string; type: DeskEvent; seen: number }) {
  return (
    <>
      <FormKey />
      <input type="hidden" name="number" value={number} autoComplete="off" />
      <input type="hidden" name="type" value={type} autoComplete="off" />
      <input type="hidden" name="seen" value={seen} autoComplete="off" />
    </>
  );
}

function AmountField({
  scope,
  state,
  form,
  value,
}: {
  scope: string;
  state: FormState | null;
  form: string;
  value?: string;
}) {
  const t = texts();
  const error = state && state.value(form, 'type') === scope ? state.error(form, 'amount') : null;
  const typed = state && state.value(form, 'type') === scope ? state.value(form, 'amount') : undefined;
  return (
    <Field
      scope={scope}
      name={scope === 'refunded' || scope === 'tarjeta' ? AMOUNT : 'amount'}
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

/** Ways in which money goes back, as the page that asks once more knows them. */
const REFUNDS = ['tarjeta', 'refunded'] as const;
type RefundWay = (typeof REFUNDS)[number];

const typedAmount = (amount: Centavos): string => {
  const { units, cents } = moneyParts(amount);
  return `${units.replaceAll(',', '')}.${cents}`;
};

/** Leads to the page that asks once more whether this much goes back. */
function Refund({ number, way, most }: { number: string; way: RefundWay; most: Centavos }) {
  const t = texts();
  if (most === 0) return null;
  return (
    <form className="desk-amount-form" action={href(deskOrderPage(number))} method="get">
      <input type="hidden" name={CONFIRM} value={way} autoComplete="off" />
      <AmountField scope={way} form={EVENT_FORM} state={null} value={typedAmount(most)} />
      <Button wide kind="plain">
        {way === 'tarjeta' ? t('Desk refund to the card') : t('Desk refunded')}
      </Button>
    </form>
  );
}

type Asked = Pick<DeskOrder, 'order' | 'state' | 'refundable' | 'events'>;

/** What an order can go through in its status, and what can be noted of its money, each as a form of its own. */
export function OrderActions({
  order,
  state,
  refundable,
  events,
  carriers,
  formState,
}: Asked & { carriers: readonly Carrier[]; formState: FormState }) {
  const t = texts();
  const { number } = order;
  const seen = events.length;
  const texted = {
    accept: t('Desk accept'),
    send: order.branch ? t('Desk ready') : t('Desk send'),
    deliver: t('Desk deliver'),
  };
  const charged = { amount: formatMoney(toCapture(state.money)) };
  const sendAndCharge = order.branch ? t('Desk charge and ready', charged) : t('Desk charge and send', charged);
  const isCharged = toCapture(state.money) > 0;
  return (
    <section className="desk-actions" aria-labelledby="acciones">
      <h2 id="acciones">{t('What can be done')}</h2>
      {!order.branch && transitionOf(state.status, 'send') && (
        <Sending
          order={order}
          type="send"
          carriers={carriers}
          says={isCharged ? sendAndCharge : texted.send}
          state={formState}
        >
          <Told number={number} type="send" seen={seen} />
        </Sending>
      )}
      {!order.branch && transitionOf(state.status, 'correct-guide') && (
        <Sending
          order={order}
          type="correct-guide"
          carriers={carriers}
          says={order.dispatch ? t('Desk correct guide') : t('Desk note guide')}
          state={formState}
        >
          <Told number={number} type="correct-guide" seen={seen} />
        </Sending>
      )}
      {MOVES.filter((type) => transitionOf(state.status, type) && (type !== 'send' || order.branch)).map((type) => (
        <form key={type} action={formAction('operacion/pedido')} method="post">
          <Told number={number} type={type} seen={seen} />
          <Button wide>{type === 'send' && isCharged ? sendAndCharge : texted[type]}</Button>
        </form>
      ))}
      <Refund number={number} way="tarjeta" most={refundable.toCards} />
      <Refund number={number} way="refunded" most={refundable.byHand} />
      <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
        <Told number={number} type="received" seen={seen} />
        <AmountField scope="received" form={EVENT_FORM} state={formState} />
        <Button wide kind="plain">
          {t('Desk received')}
        </Button>
      </form>
      {refundable.takenBack > 0 && (
        <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
          <Told number={number} type="reversed" seen={seen} />
          <AmountField scope="reversed" form={EVENT_FORM} state={formState} value={typedAmount(refundable.takenBack)} />
          <Field
            scope="reversed"
            name="note"
            autoComplete="off"
            required
            maxLength={NOTE_MAX}
            label={t('Reference of the bank')}
          />
          <Button wide kind="plain">
            {t('Desk reversed')}
          </Button>
        </form>
      )}
      {!isOff(state.status) && state.money.charged > 0 && (
        <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
          <Told number={number} type="adjusted" seen={seen} />
          <AmountField scope="adjusted" form={EVENT_FORM} state={formState} />
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

/**
 * Asks once more before an order is canceled or money goes back; null where the order's page is asked for, or nothing
 * is there to confirm.
 */
export function confirmationOf(query: URLSearchParams, { order, state, refundable, events }: Asked) {
  const asked = query.get(CONFIRM);
  const { number } = order;
  const seen = events.length;
  if (asked === 'cancel' && transitionOf(state.status, 'cancel'))
    return <CancelConfirmation number={number} seen={seen} />;
  const way = REFUNDS.find((one) => one === asked);
  const typed = query.get(AMOUNT) ?? '';
  const amount = readAmount(typed);
  const most = way === 'tarjeta' ? refundable.toCards : refundable.byHand;
  if (!way || amount === null || amount > most) return null;
  const shown = formatMoney(amount);
  return way === 'tarjeta' ? (
    <CardConfirmation number={number} typed={typed} shown={shown} />
  ) : (
    <HandConfirmation number={number} seen={seen} typed={typed} shown={shown} />
  );
}

function Confirmation({
  number,
  title,
  text,
  children,
}: {
  number: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  const t = texts();
  return (
    <section className="desk-actions" aria-labelledby="confirmar">
      <h1 id="confirmar">{title}</h1>
      <p>{text}</p>
      {children}
      <ButtonLink wide kind="plain" href={href(deskOrderPage(number))}>
        {t('No, go back')}
      </ButtonLink>
    </section>
  );
}

function CancelConfirmation({ number, seen }: { number: string; seen: number }) {
  const t = texts();
  return (
    <Confirmation
      number={number}
      title={t('Do you want to cancel order {number}?', { number })}
      text={t('Its units go back on the shelf, and what was paid is to be refunded.')}
    >
      <form action={formAction('operacion/pedido')} method="post">
        <Told number={number} type="cancel" seen={seen} />
        <Button wide>{t('Yes, cancel it')}</Button>
      </form>
    </Confirmation>
  );
}

interface ToSendBack {
  number: string;
  typed: string;
  shown: string;
}

function HandConfirmation({ number, seen, typed, shown }: ToSendBack & { seen: number }) {
  const t = texts();
  return (
    <Confirmation
      number={number}
      title={t('Were {amount} of order {number} sent back?', { amount: shown, number })}
      text={t('It is noted here and the customer is told; the money itself is sent by you.')}
    >
      <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
        <Told number={number} type="refunded" seen={seen} />
        <input type="hidden" name="amount" value={typed} autoComplete="off" />
        <Field
          scope="refunded"
          name="note"
          autoComplete="off"
          required
          maxLength={NOTE_MAX}
          label={t('Reference of the refund')}
        />
        <Button wide>{t('Yes, it was sent back')}</Button>
      </form>
    </Confirmation>
  );
}

function CardConfirmation({ number, typed, shown }: ToSendBack) {
  const t = texts();
  return (
    <Confirmation
      number={number}
      title={t('Send {amount} of order {number} back to its card?', { amount: shown, number })}
      text={t('The gateway sends them to the card they came from, and the customer is told.')}
    >
      <form action={formAction('operacion/devolver')} method="post">
        <FormKey />
        <input type="hidden" name="number" value={number} autoComplete="off" />
        <input type="hidden" name="amount" value={typed} autoComplete="off" />
        <Button wide>{t('Yes, send it back')}</Button>
      </form>
    </Confirmation>
  );
}
