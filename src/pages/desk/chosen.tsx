import type { ChosenOrder } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { wayBack } from '../../config/way-back';
import { BACK } from '../../contract/customers/pages';
import { chosenIn, DESK_ORDERS_PAGE, deskOrderPage, writtenChosen } from '../../contract/desk-pages/forms';
import { type Centavos, formatMoney, sum } from '../../domain/money';
import { MANY_ACTIONS, type ManyAction, stepsOf } from '../../domain/order/desk-action';
import { stillDue, toCapture } from '../../domain/order/money';
import { changesText } from '../../features/desk/changes-text';
import { MANY_TEXTS } from '../../features/desk/many-texts';
import { DO } from '../../features/desk/order-list';
import { requireDesk } from '../../features/desk/require-desk';
import { deskStatusText } from '../../features/desk/words';
import { FormKey } from '../../features/shop/form-key';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';

interface Asked {
  one: ChosenOrder;
  steps: ManyAction[] | null;
}

/** What is taken from the card of an order when this is done to it. */
const charged = ({ one, steps }: Asked) => (steps?.includes('send') ? toCapture(one.state.money) : 0);

/** How much is charged, and to which card. */
function chargedText({ cardDigits }: ChosenOrder, capture: Centavos): string {
  const t = texts();
  const amount = formatMoney(capture);
  return cardDigits === null
    ? t('{amount} are charged to its card', { amount })
    : t('{amount} are charged to the card that ends in {digits}', { amount, digits: cardDigits });
}

/** What happens to an order, or why nothing does. */
function whatHappens(asked: Asked): string {
  const t = texts();
  const { one, steps } = asked;
  const { order, state, changes } = one;
  if (changes.length > 0) return t('Stays as it is, it changed: {changes}', { changes: changesText(t, changes) });
  if (steps === null) return t('Stays as it is: {status}', { status: t(deskStatusText(order, state.status)) });
  const due = stillDue(state.money);
  const said = {
    accept: t('Is accepted: {amount} are collected when it is handed over', {
      amount: formatMoney(due),
    }),
    send: order.branch ? t('Is marked as ready at its branch') : t('Is marked as sent'),
    deliver:
      due > 0
        ? t('Is marked as delivered, with {amount} not noted yet', { amount: formatMoney(due) })
        : t('Is marked as delivered'),
  };
  const capture = toCapture(state.money);
  return [...(charged(asked) > 0 ? [chargedText(one, capture)] : []), ...steps.map((step) => said[step])].join('. ');
}

/** Asks once before something is done to many orders, and names what happens to each. */
export async function DeskChosenPage() {
  const t = texts();
  const { query, store } = requestContext();
  const action = MANY_ACTIONS.find((one) => one === query.get(DO)) ?? 'send';
  const found = await requireDesk().order.chosen(chosenIn(query));
  const asked = found.map((one) => ({ one, steps: stepsOf(one.order, one.state, action) }));
  const possible = asked.filter(({ one, steps }) => steps !== null && one.changes.length === 0);
  const cards = possible.filter((one) => charged(one) > 0);
  const total = sum(cards.map(({ one }) => toCapture(one.state.money)));
  const unpaid = action === 'deliver' ? possible.filter(({ one }) => stillDue(one.state.money) > 0) : [];
  const missing = sum(unpaid.map(({ one }) => stillDue(one.state.money)));
  const back = wayBack(store, query.get(BACK)) ?? DESK_ORDERS_PAGE;
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
      {cards.length > 0 && (
        <p className="desk-asks">
          {t('{amount} are charged to {count} cards', { amount: formatMoney(total), count: cards.length })}
        </p>
      )}
      {unpaid.length > 0 && (
        <p className="desk-asks">
          {t('{amount} of {count} orders are not noted yet: the orders wait for their money until they are.', {
            amount: formatMoney(missing),
            count: unpaid.length,
          })}
        </p>
      )}
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
            <Button wide>{t('Yes, all of them')}</Button>
          </form>
        )}
        <ButtonLink wide kind="plain" href={href(back)} data-no="">
          {t('No, go back')}
        </ButtonLink>
      </div>
    </>
  );
}
