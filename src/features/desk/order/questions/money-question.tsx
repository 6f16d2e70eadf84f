import type { MoneyGoes } from '../../../../commerce/desk/orders';
import { type DeskEvent, deskOrderPage, type MoneyKind } from '../../../../contract/desk-pages/forms';
import { type Centavos, formatMoney, toCentavos } from '../../../../domain/money';
import { kept } from '../../../../domain/order/money';
import { knownKind } from '../../../../domain/payment/kind';
import { Field } from '../../../../ui/field';
import { FormKey } from '../../../shop/form-key';
import { texts } from '../../../shop/texts';
import { Question } from '../../question';
import { EVENT_FORM, EventFields } from '../event-fields';
import { ReasonField } from '../reason-field';
import { DISCOUNT_REASONS } from '../reasons';
import { DayOf, Reference } from '../reference-field';
import { RefundAccountFacts } from '../refund-account';
import { cardText, whereAllGoes } from '../where-to';
import { type Asked, type Beside, Hidden } from './asked';
import { ReceivedQuestion } from './received-question';

/** The most that can be asked about; null for any amount. */
export function mostOf(kind: MoneyKind, { state, refundable }: Pick<Asked, 'state' | 'refundable'>): Centavos | null {
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

/** The question whether money that had come is owed again after all, and what is written beside it. */
function wordsOf(kind: 'reversed' | 'bounced' | 'take-back-received', says: { amount: string; number: string }) {
  const t = texts();
  switch (kind) {
    case 'reversed':
      return {
        title: t('Did the bank take back {amount} of order {number}?', says),
        text: t('The customer owes it again.'),
        yes: t('Yes, the bank took it'),
        reference: t('Reference of the bank'),
      };
    case 'bounced':
      return {
        title: t('Did {amount} of order {number} come back?', says),
        text: t('It is owed again, the account is forgotten, and the customer is asked for another one.'),
        yes: t('Yes, it came back'),
        reference: t('What the bank says'),
      };
    case 'take-back-received':
      return {
        title: t('Did {amount} of order {number} never come?', says),
        text: t('It was noted by mistake: it is due again. The entry stays in the history, with this one after it.'),
        yes: t('Yes, take it back'),
        reference: t('What the mistake was'),
      };
  }
}

/** Whether this money moved, or is to move. */
export function MoneyQuestion(props: MoneyProps) {
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
          <DayOf scope="refunded" order={order} label={t('Day it was sent')} formState={props.formState} />
        </Question>
      );
    case 'reversed':
    case 'bounced':
    case 'take-back-received': {
      const { title, text, yes, reference } = wordsOf(kind, says);
      return (
        <Question back={deskOrderPage(number)} title={title} text={text} yes={yes}>
          {fields}
          <Reference scope={kind} formState={props.formState} label={reference} />
        </Question>
      );
    }
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
