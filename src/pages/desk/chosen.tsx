import type { ChosenOrder, MoneyGoes } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { wayBack } from '../../config/way-back';
import { BACK } from '../../contract/customers/pages';
import { chosenIn, DESK_ORDERS_PAGE, DO, deskOrderPage, writtenChosen } from '../../contract/desk-pages/forms';
import { guidesLeftPage } from '../../contract/dispatch';
import { type Centavos, formatMoney, NO_CENTAVOS, sum } from '../../domain/money';
import { isCarried } from '../../domain/order/cancelable';
import { doorMoney, MANY_ACTIONS, type ManyAction, type ManyEvent, manyEventsOf } from '../../domain/order/desk-action';
import { stillDue, toCapture } from '../../domain/order/money';
import { AccountNotices } from '../../features/customers/account-notices';
import { changesText } from '../../features/desk/changes-text';
import { MANY_TEXTS } from '../../features/desk/many-texts';
import { mayDoToMany } from '../../features/desk/may-do';
import { NotAllowed } from '../../features/desk/not-allowed';
import { ReasonField } from '../../features/desk/order/reason-field';
import { CANCEL_REASONS_AT_DESK } from '../../features/desk/order/reasons';
import { whereTo } from '../../features/desk/order/where-to';
import { requireDesk } from '../../features/desk/require-desk';
import { deskStateText } from '../../features/desk/words';
import { FormKey } from '../../features/shop/form-key';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import type { Key } from '../../i18n';
import { Button, ButtonLink } from '../../ui/button';

interface Asked {
  one: ChosenOrder;
  events: ManyEvent[] | null;
  /** Where its money goes, of what is canceled. */
  goes: MoneyGoes | undefined;
}

/** What is taken from the card of an order when this is done to it. */
const charged = ({ one, events }: Asked) =>
  events?.some(({ type }) => type === 'send') ? toCapture(one.state.money) : NO_CENTAVOS;

/** How much is charged, and to which card. */
function chargedText({ cardDigits }: ChosenOrder, capture: Centavos): string {
  const t = texts();
  const amount = formatMoney(capture);
  return cardDigits === null
    ? t('{amount} are charged to its card', { amount })
    : t('{amount} are charged to the card that ends in {digits}', { amount, digits: cardDigits });
}

/** Whether it goes to an address and nobody said under which number. */
const isWithoutGuide = ({ one: { order } }: Asked): boolean => !order.branch && !order.dispatch?.guide;

/** Which of those that are sent leave without a guide number, with the way to paste theirs; nothing for none. */
function WithoutGuide({ sent }: { sent: readonly Asked[] }) {
  const t = texts();
  const numbers = sent.filter(isWithoutGuide).map(({ one }) => one.order.number);
  if (numbers.length === 0) return null;
  return (
    <p className="desk-asks">
      {t('{count} leave without a guide number: {orders}.', { count: numbers.length, orders: numbers.join(', ') })}{' '}
      <a
        href={href(
          guidesLeftPage(
            '',
            numbers.map((number) => ({ text: `${number} `, why: null })),
          ),
        )}
      >
        {t('Send them with their guide numbers')}
      </a>
    </p>
  );
}

/** What happens to an order, or why nothing does. */
function whatHappens(asked: Asked): string {
  const t = texts();
  const { one, events, goes } = asked;
  const { order, state, changes } = one;
  if (changes.length > 0) return t('Stays as it is, it changed: {changes}', { changes: changesText(t, changes) });
  if (events === null) return t('Stays as it is: {status}', { status: t(deskStateText(order, state)) });
  const due = stillDue(state.money);
  const said = {
    accept: t('Is accepted: {amount} are collected when it is handed over', {
      amount: formatMoney(due),
    }),
    send: t(
      order.branch
        ? 'Is marked as ready at its branch'
        : isWithoutGuide(asked)
          ? 'Is marked as sent, without a guide number'
          : 'Is marked as sent',
    ),
    deliver:
      due > 0
        ? t('Is marked as delivered, with {amount} not noted yet', { amount: formatMoney(due) })
        : t('Is marked as delivered'),
    received: t(order.branch ? '{amount}, taken at its branch' : '{amount}, taken at the door', {
      amount: formatMoney(due),
    }),
    cancel: [
      t('Is canceled'),
      ...(isCarried(order) ? [t('Its carrier has the parcel: ask for it back')] : []),
      ...(goes ? whereTo(goes) : []),
    ].join('. '),
  };
  const capture = toCapture(state.money);
  return [...(charged(asked) > 0 ? [chargedText(one, capture)] : []), ...events.map(({ type }) => said[type])].join(
    '. ',
  );
}

const SUMS = {
  toCards: '{amount} go back to the cards of {count} orders, by themselves.',
  letGo: '{amount} held on the cards of {count} orders are let go at once.',
  byHand: '{amount} of {count} orders are to be sent by you, where each customer says.',
  toWallet: '{amount} of {count} orders go into wallets, at once.',
} as const satisfies Partial<Record<keyof MoneyGoes, string>>;

/** A line with the sum of the amounts that are anything and how many those are; none where nothing is. */
function lineOf(text: Key, amounts: readonly Centavos[]): string[] {
  const some = amounts.filter((amount) => amount > 0);
  return some.length === 0 ? [] : [texts()(text, { amount: formatMoney(sum(some)), count: some.length })];
}

/** What becomes of the money of all of them together, a line for each way. */
function sumsOf(all: readonly MoneyGoes[]): string[] {
  const cards = (isAsked: boolean) => all.filter((one) => one.isAskedOfTwo === isAsked).map((one) => one.toCards);
  return [
    ...lineOf(SUMS.toCards, cards(false)),
    ...lineOf('{amount} of {count} orders go back to cards once a second person agrees.', cards(true)),
    ...(['letGo', 'byHand', 'toWallet'] as const).flatMap((way) =>
      lineOf(
        SUMS[way],
        all.map((one) => one[way]),
      ),
    ),
  ];
}

/** What is said of all of them together. */
function linesOf(action: ManyAction, possible: readonly Asked[]): string[] {
  const due = possible.map(({ one }) => stillDue(one.state.money));
  return [
    ...lineOf('{amount} are charged to {count} cards', possible.map(charged)),
    ...(action === 'deliver'
      ? lineOf('{amount} of {count} orders are not noted yet: the orders wait for their money until they are.', due)
      : []),
    ...(action === 'received'
      ? lineOf('Were {amount} of {count} orders taken in cash as they were handed over?', due)
      : []),
    ...sumsOf(possible.flatMap((each) => each.goes ?? [])),
  ];
}

function yesOf(action: ManyAction, possible: readonly Asked[]): string {
  const t = texts();
  if (action === 'cancel') return t('Yes, cancel all of them');
  if (action !== 'received') return t('Yes, all of them');
  return t('Yes, note {amount}', { amount: formatMoney(sum(possible.map(({ one }) => doorMoney(one.state)))) });
}

/** Asks once before something is done to many orders, and names what happens to each. */
export async function DeskChosenPage() {
  const t = texts();
  const { query, store } = requestContext();
  const state = await takeFormState();
  const action = MANY_ACTIONS.find((one) => one === query.get(DO)) ?? 'send';
  const found = await requireDesk().order.chosen(chosenIn(query));
  const goes =
    action === 'cancel'
      ? await requireDesk().order.goes(
          found.map(({ order }) => order.number),
          { type: action },
        )
      : new Map<string, MoneyGoes>();
  const asked = found.map((one) => ({
    ...{ one, events: manyEventsOf(one.order, one.state, action), goes: goes.get(one.order.number) },
  }));
  const possible = asked.filter(({ one, events }) => events !== null && one.changes.length === 0);
  const back = wayBack(store, query.get(BACK)) ?? DESK_ORDERS_PAGE;
  if (!mayDoToMany(action)) return <NotAllowed title={t(MANY_TEXTS[action])} />;
  const title =
    found.length === 0
      ? t('Choose orders first')
      : t('{action}: {count} orders', { action: t(MANY_TEXTS[action]), count: possible.length });
  return (
    <>
      <Head title={title} canonical={null} />
      {/* biome-ignore lint/a11y/noAutofocus: whoever works by keys begins at the question, not at the sections */}
      <h1 tabIndex={-1} autoFocus>
        {title}
      </h1>
      <AccountNotices state={state} />
      {linesOf(action, possible).map((line) => (
        <p key={line} className="desk-asks">
          {line}
        </p>
      ))}
      {action === 'send' && <WithoutGuide sent={possible} />}
      <ul className="desk-list">
        {asked.map((each) => (
          <li key={each.one.order.number}>
            <a href={href(deskOrderPage(each.one.order.number))}>{each.one.order.number}</a>
            <span>{`${each.one.order.personalDetails.firstName} ${each.one.order.personalDetails.lastName}`}</span>
            <span>{whatHappens(each)}</span>
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        {possible.length > 0 && (
          <form action={formAction('operacion/varios')} method="post">
            <FormKey />
            <input type="hidden" name="action" value={action} autoComplete="off" />
            <input type="hidden" name={BACK} value={back} autoComplete="off" />
            <input
              type="hidden"
              name="orders"
              value={writtenChosen(possible.map(({ one }) => ({ number: one.order.number, seen: one.version })))}
              autoComplete="off"
            />
            {action === 'cancel' && (
              <ReasonField
                scope="varios"
                reasons={CANCEL_REASONS_AT_DESK}
                isRequired
                error={state.error('operacion-varios', 'note')}
              />
            )}
            <Button wide>{yesOf(action, possible)}</Button>
          </form>
        )}
        <ButtonLink wide kind="plain" href={href(back)} data-no="">
          {t('No, go back')}
        </ButtonLink>
      </div>
    </>
  );
}
