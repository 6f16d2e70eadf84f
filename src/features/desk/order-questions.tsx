import type { ReactNode } from 'react';
import type { CheaperEvent, DeskOrder, MoneyGoes } from '../../commerce/desk/orders';
import {
  AMOUNT,
  ASKED_UNDER,
  CONFIRM,
  type DeskEvent,
  deskOrderPage,
  MONEY_QUESTIONS,
  type MoneyKind,
  NOTE_MAX,
} from '../../contract/desk-pages/forms';
import { type Centavos, formatMoney, toCentavos } from '../../domain/money';
import { cancelableLines, isCarried } from '../../domain/order/cancelable';
import { type Carrier, type Dispatch, dispatchNote, sendingOf } from '../../domain/order/dispatch';
import { kept, stillDue, toCapture } from '../../domain/order/money';
import { possible } from '../../domain/order/step';
import { knownKind } from '../../domain/payment/kind';
import type { RefundAccount } from '../../domain/refund/account';
import { readAmount } from '../../domain/typed-amount';
import type { Key } from '../../i18n';
import { Field } from '../../ui/field';
import { CancelUnits } from '../history/cancel-units';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { EVENT_FORM, EventFields } from './order/event-fields';
import { ReasonField } from './order/reason-field';
import { CANCEL_REASONS_AT_DESK, DISCOUNT_REASONS } from './order/reasons';
import { ReceivedQuestion } from './order/received-question';
import { DaySent, Reference } from './order/reference-field';
import { RefundAccountFacts } from './order/refund-account';
import { cardText, whereAllGoes, whereTo } from './order/where-to';
import { Question } from './question';
import { askedSending } from './sending';

/** Address of the page that asks once before this is done to an order. */
export const asksAt = (number: string, what: string): string => href(deskOrderPage(number), { [CONFIRM]: what });

/** What is known beside the order of what is asked. */
interface Beside {
  /** Where its shopper wants what goes back by hand; null where they did not say, and who asks may not know. */
  account: RefundAccount | null;
  /** Where it goes what the order costs less; null where it would not. */
  goes: MoneyGoes | null;
  /** What was typed into the question and refused. */
  formState: FormState;
}

export type Asked = Pick<DeskOrder, 'order' | 'state' | 'refundable' | 'events' | 'cardDigits'>;

const Hidden = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} autoComplete="off" />
);

const STEPS: Record<
  'take-back-accept' | 'take-back-send' | 'take-back-deliver',
  { title: Key; text: Key; pickedText?: Key; yes: Key }
> = {
  'take-back-accept': {
    title: 'Take back that order {number} was accepted?',
    text: 'It waits for its money anew, as long as its way to pay has. The customer was told nothing, and is told nothing.',
    yes: 'Yes, take it back',
  },
  'take-back-send': {
    title: 'Is order {number} still here?',
    text: 'Only while the carrier does not have it. It is to be sent again, its guide number goes, what was charged stays charged, and the customer is told.',
    pickedText: 'It is to be looked out again, what was charged stays charged, and the customer is told.',
    yes: 'Yes, it is still here',
  },
  'take-back-deliver': {
    title: 'Was order {number} not handed over?',
    text: 'It goes back to where it was before, what was collected stays noted, and the customer is told.',
    yes: 'Yes, take it back',
  },
};

const isStep = (what: string): what is keyof typeof STEPS => Object.hasOwn(STEPS, what);

function StepQuestion({ what, order, events }: { what: keyof typeof STEPS } & Pick<Asked, 'order' | 'events'>) {
  const t = texts();
  const { number, branch } = order;
  const { title, text, pickedText, yes } = STEPS[what];
  return (
    <Question
      back={deskOrderPage(number)}
      title={t(title, { number })}
      text={t((branch && pickedText) || text)}
      yes={t(yes)}
    >
      <EventFields number={number} type={what} seen={events.length} />
    </Question>
  );
}

/** What happens to the units and to each amount of an order once it is canceled. */
function CancelQuestion(asked: Asked & Pick<Beside, 'goes'>) {
  const t = texts();
  const { order, events, goes } = asked;
  const { number } = order;
  const lines = goes ? whereTo(goes) : [];
  return (
    <Question
      back={deskOrderPage(number)}
      title={t('Do you want to cancel order {number}?', { number })}
      text={
        <>
          {isCarried(order) ? (
            <strong className="desk-mark">
              {t(
                'Its carrier has the parcel: ask for it back. Its units are for sale again once it is here: until then it waits under “Returns”, “Still to come”. The customer is told.',
              )}
            </strong>
          ) : (
            t('Its units go back on the shelf, and the customer is told.')
          )}
          {(lines.length > 0 ? lines : [t('Nothing was paid for it.')]).map((line) => (
            <p key={line}>
              <strong>{line}</strong>
            </p>
          ))}
        </>
      }
      yes={t('Yes, cancel it')}
    >
      <EventFields number={number} type="cancel" seen={events.length} />
      <ReasonField scope="cancel" reasons={CANCEL_REASONS_AT_DESK} isRequired={false} />
    </Question>
  );
}

/** Which units are canceled, each with what the order costs less without them. */
function UnitsQuestion({ order: { number, lines }, events }: Pick<Asked, 'order' | 'events'>) {
  const t = texts();
  return (
    <Question
      back={deskOrderPage(number)}
      title={t('What of order {number} is canceled?', { number })}
      text={t('Its units go back on the shelf, what stays keeps its price, and the customer is told.')}
      yes={t('Yes, cancel these')}
      action="operacion/unidades"
    >
      <FormKey />
      <Hidden name="number" value={number} />
      <Hidden name="seen" value={String(events.length)} />
      <CancelUnits lines={cancelableLines(lines)} />
      <Field scope="unidades" name="note" autoComplete="off" maxLength={NOTE_MAX} label={t('Reason')} />
    </Question>
  );
}

/** A card is charged as its order goes: how much, which, and with whom it goes. */
function SendQuestion({ dispatch, ...asked }: Asked & { dispatch: Dispatch | undefined }) {
  const t = texts();
  const { order, state, events } = asked;
  const { number, branch } = order;
  const amount = formatMoney(toCapture(state.money));
  const says = { amount, number, card: cardText(asked) };
  return (
    <Question
      back={deskOrderPage(number)}
      title={
        branch
          ? t('Charge {amount} to {card} and say that order {number} is ready?', says)
          : t('Charge {amount} to {card} and send order {number}?', says)
      }
      text={[
        ...(dispatch ? [`${dispatchNote(dispatch)}.`] : []),
        t('The customer is told. Where the card is refused nothing is sent.'),
      ].join(' ')}
      yes={t('Yes, charge {amount}', { amount })}
    >
      <EventFields number={number} type="send" seen={events.length} />
      <Hidden name="carrier" value={dispatch?.carrier ?? ''} />
      <Hidden name="guide" value={dispatch?.guide ?? ''} />
    </Question>
  );
}

/** What is handed over before its money is noted: how much of it is missing, and where it then stands. */
function DeliverQuestion({ order: { number }, state, events }: Asked) {
  const t = texts();
  const amount = formatMoney(stillDue(state.money));
  return (
    <Question
      back={deskOrderPage(number)}
      title={t('Was order {number} handed over, with {amount} not noted yet?', { number, amount })}
      text={t('Note what was collected first, or later: until then it waits for its money.')}
      yes={t('Yes, it was handed over')}
    >
      <EventFields number={number} type="deliver" seen={events.length} />
    </Question>
  );
}

/** The most that can be asked about; null for any amount. */
function mostOf(kind: MoneyKind, { state, refundable }: Pick<Asked, 'state' | 'refundable'>): Centavos | null {
  switch (kind) {
    case 'received':
      return null;
    case 'adjusted':
      return state.money.charged;
    case 'reversed':
      return refundable.takenBack;
    case 'refunded':
      return refundable.byHand;
    case 'bounced':
      return refundable.sentByHand;
    case 'take-back-received':
      return toCentavos(Math.min(refundable.noted, kept(state.money)));
    case 'tarjeta':
      return refundable.toCards;
  }
}

interface MoneyProps extends Asked, Beside {
  kind: MoneyKind;
  amount: Centavos;
  typed: string;
  /** Key of the form that led to it; null where none did. */
  formKey: string | null;
  /** It was refused as too much: what was written beside it stays, and the amount can be corrected. */
  isTooMuch: boolean;
}

/** Where what is taken off goes, in the words of its way of paying. */
function DiscountGoes({ order, goes }: Pick<Asked, 'order'> & { goes: MoneyGoes }) {
  const t = texts();
  const lines = goes.isAskedFirst
    ? [t('That much takes a second person: it is asked for, and nothing happens before they agree.')]
    : whereAllGoes(goes, knownKind(order.paymentMethod.code));
  return lines.map((line) => (
    <p key={line}>
      <strong>{line}</strong>
    </p>
  ));
}

function MoneyQuestion(props: MoneyProps) {
  const t = texts();
  const { kind, order, events, amount, typed, formKey } = props;
  const { number } = order;
  const says = { amount: formatMoney(amount), number };
  const event: DeskEvent = kind === 'tarjeta' ? 'refunded' : kind;
  const fields = (
    <>
      <EventFields number={number} type={event} seen={events.length} formKey={formKey} />
      {props.isTooMuch ? (
        <Field
          scope={kind}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          label={t('Amount')}
          defaultValue={typed}
          autoFocus
        />
      ) : (
        <Hidden name="amount" value={typed} />
      )}
    </>
  );
  switch (kind) {
    case 'received':
      return <ReceivedQuestion {...props} />;
    case 'adjusted':
      return (
        <Question
          back={deskOrderPage(number)}
          title={t('Take {amount} off order {number}?', says)}
          text={
            <>
              {t('It costs that much less from now on.')}
              {props.goes && <DiscountGoes order={order} goes={props.goes} />}
            </>
          }
          yes={props.goes?.isAskedFirst ? t('Yes, ask for it') : t('Yes, take it off')}
        >
          {fields}
          <ReasonField
            scope="adjusted"
            reasons={DISCOUNT_REASONS}
            isRequired
            value={props.formState.value(EVENT_FORM, 'note')}
            error={props.formState.error(EVENT_FORM, 'note')}
          />
        </Question>
      );
    case 'reversed':
      return (
        <Question
          back={deskOrderPage(number)}
          title={t('Did the bank take back {amount} of order {number}?', says)}
          text={t('The customer owes it again.')}
          yes={t('Yes, the bank took it')}
        >
          {fields}
          <Reference scope="reversed" formState={props.formState} label={t('Reference of the bank')} />
        </Question>
      );
    case 'refunded':
      return (
        <Question
          back={deskOrderPage(number)}
          title={t('Were {amount} of order {number} sent back?', says)}
          text={
            <>
              {t('It is noted here and the customer is told; the money itself is sent by you.')}
              <RefundAccountFacts account={props.account} />
            </>
          }
          yes={t('Yes, it was sent back')}
        >
          {fields}
          <Reference scope="refunded" formState={props.formState} label={t('Reference of the refund')} />
          <DaySent formState={props.formState} />
        </Question>
      );
    case 'bounced':
      return (
        <Question
          back={deskOrderPage(number)}
          title={t('Did {amount} of order {number} come back?', says)}
          text={t('It is owed again, the account is forgotten, and the customer is asked for another one.')}
          yes={t('Yes, it came back')}
        >
          {fields}
          <Reference scope="bounced" formState={props.formState} label={t('What the bank says')} />
        </Question>
      );
    case 'take-back-received':
      return (
        <Question
          back={deskOrderPage(number)}
          title={t('Did {amount} of order {number} never come?', says)}
          text={t('It was noted by mistake: it is due again. The entry stays in the history, with this one after it.')}
          yes={t('Yes, take it back')}
        >
          {fields}
          <Reference scope="take-back-received" formState={props.formState} label={t('What the mistake was')} />
        </Question>
      );
    case 'tarjeta':
      return (
        <Question
          back={deskOrderPage(number)}
          title={t('Send {amount} of order {number} back to {card}?', { ...says, card: cardText(props) })}
          text={t('The gateway sends them to the card they came from, and the customer is told.')}
          yes={t('Yes, send it back')}
          action="operacion/devolver"
        >
          {formKey === null ? <FormKey /> : <Hidden name="key" value={formKey} />}
          <Hidden name="number" value={number} />
          <Hidden name="amount" value={typed} />
          <Hidden name="seen" value={String(events.length)} />
        </Question>
      );
  }
}

/** Whether what was asked about can be done no more: the order changed since its page was shown. */
const isOver = (state: Asked['state'], what: string, sent: unknown): boolean =>
  what === 'send' || sent !== null
    ? !possible(state, 'send')
    : (what === 'cancel' || what === 'cancel-items' || what === 'deliver' || isStep(what)) && !possible(state, what);

/** What a question leads to that is asked where its money goes; null for any other. */
export function cheaperEvent(query: URLSearchParams): CheaperEvent | null {
  const what = query.get(CONFIRM);
  if (what === 'cancel') return { type: 'cancel' };
  const amount = what === 'adjusted' ? readAmount(query.get(AMOUNT) ?? '') : null;
  return amount === null ? null : { type: 'adjusted', amount };
}

/**
 * Asks once more before money moves or something is taken back; null where the order's page is asked for, or nothing is
 * there to confirm. `problem` says why nothing is asked: an amount that cannot be, or an order that changed meanwhile.
 */
export function questionOf(
  query: URLSearchParams,
  asked: Asked,
  { carriers, ...beside }: Beside & { carriers: readonly Carrier[] },
): { page: ReactNode; problem: Key | null } {
  const what = query.get(CONFIRM) ?? '';
  const { state, order, events } = asked;
  const sent = askedSending(query);
  if (isOver(state, what, sent)) return { page: null, problem: 'The order changed meanwhile, and nothing was done' };
  if (what === 'cancel') return { page: <CancelQuestion {...asked} goes={beside.goes} />, problem: null };
  if (what === 'deliver' && stillDue(state.money) > 0) return { page: <DeliverQuestion {...asked} />, problem: null };
  if (isStep(what)) return { page: <StepQuestion what={what} order={order} events={events} />, problem: null };
  if (sent && toCapture(state.money) > 0) {
    const sending = sendingOf(carriers, 'send', sent);
    // What is wrong of it stands beside the fields: nobody is asked about money before.
    const page = sending.ok ? <SendQuestion {...asked} dispatch={sending.value.dispatch} /> : null;
    return { page, problem: null };
  }
  if (what === 'cancel-items') return { page: <UnitsQuestion order={order} events={events} />, problem: null };
  const kind = MONEY_QUESTIONS.find((one) => one === what);
  if (!kind) return { page: null, problem: null };
  const formKey = query.get(ASKED_UNDER) || null;
  // The browser went back to the question whose answer was noted.
  if (formKey !== null && events.some(({ id }) => id.endsWith(`:${formKey}`)))
    return { page: null, problem: 'It was noted already, and nothing was noted again' };
  const typed = query.get(AMOUNT) ?? '';
  const amount = readAmount(typed);
  const most = mostOf(kind, asked);
  const isTooMuch = amount !== null && most !== null && amount > most;
  // Refused once it was answered, it stands with what was written beside it.
  const wasAnswered = beside.formState.value(EVENT_FORM, 'type') === kind && most !== null && most > 0;
  if (amount === null || (isTooMuch && !wasAnswered)) return { page: null, problem: 'This amount cannot be noted' };
  return {
    page: <MoneyQuestion {...asked} {...{ kind, amount, typed, formKey, isTooMuch }} {...beside} />,
    problem: null,
  };
}
