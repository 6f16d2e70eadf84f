import type { ReactNode } from 'react';
import type { DeskOrder } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { PICKUP_DAYS } from '../../config/terms';
import {
  AMOUNT,
  CONFIRM,
  DESK_SCAN_PAGE,
  type DeskEvent,
  deskOrderPage,
  type MoneyKind,
  SCANNED_FOR,
} from '../../contract/desk-pages/forms';
import { deskNewReturnPath, deskReturnPath } from '../../contract/returns/pages';
import { startOfDay } from '../../domain/mexico-city';
import { type Centavos, formatMoney, moneyParts } from '../../domain/money';
import { stepsOf } from '../../domain/order/desk-action';
import type { Carrier } from '../../domain/order/dispatch';
import { stillDue, toCapture } from '../../domain/order/money';
import { isOff } from '../../domain/order/status';
import { possible } from '../../domain/order/step';
import { knownKind } from '../../domain/payment/kind';
import type { Key } from '../../i18n';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { mayDo } from './may-do';
import { Asks, EventFields } from './order/event-fields';
import { MoveDay } from './order/move-day';
import { asksAt } from './order-questions';
import { Sending } from './sending';

/** An amount as a field shows it: without commas, with its centavos. */
const typedAmount = (amount: Centavos): string => {
  const { units, cents } = moneyParts(amount);
  return `${units.replaceAll(',', '')}.${cents}`;
};

/** What the button of a question says, and what its field is for. */
const MONEY_FORMS: Record<MoneyKind, { says: Key; label: Key }> = {
  received: { says: 'Desk received', label: 'Pesos that came' },
  tarjeta: { says: 'Desk refund to the card', label: 'Pesos that go back to the card' },
  refunded: { says: 'Desk refunded', label: 'Pesos that you sent back' },
  reversed: { says: 'Desk reversed', label: 'Pesos that the bank took back' },
  'take-back-received': { says: 'Desk take-back-received', label: 'Pesos that were noted by mistake' },
  bounced: { says: 'Desk bounced', label: 'Pesos that the bank gave back' },
  adjusted: { says: 'Desk credited', label: 'Pesos that the order costs less' },
};

interface MoneyForm {
  number: string;
  /** Kind of question it leads to. */
  what: MoneyKind;
  /** What its button says, where that depends on the order. */
  says?: Key;
  /** What stands in it beforehand; nothing for an empty field. */
  amount?: Centavos;
}

/** Leads to the page that asks once more about this much money. */
function AskAmount({ number, what, amount, says = MONEY_FORMS[what].says }: MoneyForm) {
  const t = texts();
  const { query } = requestContext();
  // An amount that could not be asked about stands as it was typed.
  const typed = query.get(CONFIRM) === what ? query.get(AMOUNT) : null;
  return (
    <form className="desk-amount-form" action={href(deskOrderPage(number))} method="get">
      <FormKey />
      <Asks what={what} />
      <Field
        scope={what}
        name={AMOUNT}
        inputMode="decimal"
        autoComplete="off"
        required
        label={t(MONEY_FORMS[what].label)}
        defaultValue={typed ?? (amount === undefined ? undefined : typedAmount(amount))}
      />
      <Button wide kind="plain">
        {t(says)}
      </Button>
    </form>
  );
}

type Asked = Pick<DeskOrder, 'order' | 'state' | 'refundable' | 'events' | 'asked'>;

/** What money that came is called by the way it was to be paid. */
function receivedText({ branch, paymentMethod }: DeskOrder['order']): Key {
  const kind = knownKind(paymentMethod.code);
  if (kind === 'cash') return branch ? 'Desk received at the branch' : 'Desk received at the door';
  if (kind === 'spei') return 'Desk received by transfer';
  return kind === 'store' ? 'Desk received at a till' : 'Desk received';
}

/** Sends an order, or says that it is ready; where a card is charged then, the page that asks comes first. */
function Send({
  order,
  state,
  events,
  carriers,
  formState,
}: Asked & { carriers: readonly Carrier[]; formState: FormState }) {
  const t = texts();
  const { number, branch } = order;
  const charged = toCapture(state.money);
  const amount = { amount: formatMoney(charged) };
  const says =
    charged > 0
      ? t(branch ? 'Desk charge and ready' : 'Desk charge and send', amount)
      : t(branch ? 'Desk ready' : 'Desk send');
  if (branch && charged > 0)
    return (
      <ButtonLink wide href={asksAt(number, 'send')}>
        {says}
      </ButtonLink>
    );
  if (branch) return <Move number={number} type="send" seen={events.length} says={says} />;
  return (
    <Sending
      order={order}
      type="send"
      carriers={carriers}
      says={says}
      state={formState}
      scanHref={deskScanHref(number)}
      asks={charged > 0}
    >
      {charged > 0 ? <Asks what="send" /> : <EventFields number={number} type="send" seen={events.length} />}
    </Sending>
  );
}

const deskScanHref = (number: string): string => href(DESK_SCAN_PAGE, { [SCANNED_FOR]: number });

function Move({
  number,
  type,
  seen,
  says,
  kind,
}: {
  number: string;
  type: DeskEvent;
  seen: number;
  says: string;
  kind?: 'plain';
}) {
  return (
    <form action={formAction('operacion/pedido')} method="post">
      <EventFields number={number} type={type} seen={seen} />
      <Button wide kind={kind}>
        {says}
      </Button>
    </form>
  );
}

/** Whoever is to pick it up is told once more and it is kept anew; once it was kept long enough, what else there is to do. */
function TellAgain({ number, seen, isOver }: { number: string; seen: number; isOver: boolean }) {
  const t = texts();
  return (
    <>
      {isOver && (
        <p className="desk-asks">
          {t('Nobody came for it in time: call, tell again, or cancel it.')}{' '}
          <a href={asksAt(number, 'cancel')}>{t('See what becomes of its money')}</a>
        </p>
      )}
      <Move
        number={number}
        type="tell-again"
        seen={seen}
        says={t('Tell again and keep it {days} more days', { days: PICKUP_DAYS })}
        kind="plain"
      />
    </>
  );
}

/** What is known beside the order of what can be done. */
interface Beside {
  carriers: readonly Carrier[];
  formState: FormState;
  /** Number of the return by which the parcel of a canceled order is waited for; null for none. */
  comesBack: string | null;
}

/** What is done next, as most orders go. */
function Forward(asked: Asked & Beside) {
  const t = texts();
  const { order, state, events, carriers, formState, comesBack } = asked;
  const { number, branch } = order;
  const told = { number, seen: events.length };
  return (
    <>
      {comesBack !== null && (
        <ButtonLink wide href={href(deskReturnPath(comesBack))}>
          {t('Its parcel came back')}
        </ButtonLink>
      )}
      {stepsOf(order, state, 'accept') && (
        <Move {...told} type="accept" says={t(branch ? 'Desk accept at the branch' : 'Desk accept')} />
      )}
      {possible(state, 'send') && <Send {...asked} />}
      {possible(state, 'deliver') &&
        (stillDue(state.money) > 0 ? (
          <ButtonLink wide href={asksAt(number, 'deliver')}>
            {t('Desk deliver')}
          </ButtonLink>
        ) : (
          <Move {...told} type="deliver" says={t('Desk deliver')} />
        ))}
      {!branch && possible(state, 'correct-guide') && (
        <Sending
          order={order}
          type="correct-guide"
          carriers={carriers}
          says={order.dispatch ? t('Desk correct guide') : t('Desk note guide')}
          state={formState}
          scanHref={deskScanHref(number)}
        >
          <EventFields {...told} type="correct-guide" />
        </Sending>
      )}
      {possible(state, 'return-items') && !(order.branch && state.status === 'sent') && (
        <ButtonLink wide kind="plain" href={href(deskNewReturnPath(number))}>
          {t('Begin a return')}
        </ButtonLink>
      )}
      {order.keptUntil !== undefined && possible(state, 'tell-again') && (
        <TellAgain {...told} isOver={startOfDay(order.keptUntil) < startOfDay(requestContext().now)} />
      )}
      <MoveDay {...asked} />
    </>
  );
}

/**
 * What has to do with money: first what there is to be sent back and what is missing, all else behind a word. While
 * some waits for a second name nothing more is sent back or taken off.
 */
function Money({ order, state, refundable, asked }: Asked) {
  const t = texts();
  const { number } = order;
  const due = stillDue(state.money);
  const isOwed = due > 0 && !isOff(state.status);
  // Nobody takes money at a door that the parcel has not left for.
  const isLater =
    knownKind(order.paymentMethod.code) === 'cash' && !possible(state, 'deliver') && state.status !== 'complete';
  const isNext = isOwed && !isLater && toCapture(state.money) === 0;
  const received = (
    <AskAmount number={number} what="received" says={receivedText(order)} {...(isOwed ? { amount: due } : {})} />
  );
  return (
    <>
      {refundable.toCards > 0 && asked === null && (
        <AskAmount number={number} what="tarjeta" amount={refundable.toCards} />
      )}
      {refundable.byHand > 0 && asked === null && (
        <AskAmount number={number} what="refunded" amount={refundable.byHand} />
      )}
      {isNext && received}
      <details className="desk-more">
        <summary>{t('More about its money')}</summary>
        {!isNext && received}
        {refundable.takenBack > 0 && <AskAmount number={number} what="reversed" amount={refundable.takenBack} />}
        {refundable.notedLast > 0 && (
          <AskAmount number={number} what="take-back-received" amount={refundable.notedLast} />
        )}
        {refundable.sentByHand > 0 && <AskAmount number={number} what="bounced" amount={refundable.sentByHand} />}
        {!isOff(state.status) && state.money.charged > 0 && asked === null && (
          <AskAmount number={number} what="adjusted" />
        )}
      </details>
    </>
  );
}

const TAKE_BACK: Record<'take-back-accept' | 'take-back-send' | 'take-back-deliver', { sent: Key; picked: Key }> = {
  'take-back-accept': { sent: 'Desk take-back-accept', picked: 'Desk take-back-accept' },
  'take-back-send': { sent: 'Desk take-back-send', picked: 'Desk take-back-ready' },
  'take-back-deliver': { sent: 'Desk take-back-deliver', picked: 'Desk take-back-picked-up' },
};

/** What was a mistake is taken back, and what nobody wants any more is canceled: both behind a word and a question. */
function Back({ order: { number, branch }, state }: Asked) {
  const t = texts();
  const taken = (Object.keys(TAKE_BACK) as (keyof typeof TAKE_BACK)[]).filter((type) => possible(state, type));
  const links: [string, ReactNode][] = [
    ...taken.map((type): [string, ReactNode] => [type, t(TAKE_BACK[type][branch ? 'picked' : 'sent'])]),
    ...(possible(state, 'cancel-items') ? [['cancel-items', t('Desk cancel units')] as [string, ReactNode]] : []),
    ...(possible(state, 'cancel') ? [['cancel', t('Desk cancel')] as [string, ReactNode]] : []),
  ];
  if (links.length === 0) return null;
  return (
    <details className="desk-more">
      <summary>{t('Something went wrong here')}</summary>
      {links.map(([what, says]) => (
        <ButtonLink key={what} wide kind="plain" href={asksAt(number, what)}>
          {says}
        </ButtonLink>
      ))}
    </details>
  );
}

/** What an order can go through in its status, and what can be noted of its money. */
export function OrderActions(asked: Asked & Beside) {
  const t = texts();
  return (
    <section className="desk-actions" aria-labelledby="acciones">
      <h2 id="acciones">{t('What can be done')}</h2>
      {mayDo('orders') && <Forward {...asked} />}
      {mayDo('money') && <Money {...asked} />}
      {mayDo('orders') && <Back {...asked} />}
    </section>
  );
}
