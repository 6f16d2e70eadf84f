import type { ChosenOrder } from '../../commerce/desk/orders';
import { deskOrderPage, writtenChosen } from '../../contract/desk-pages/forms';
import { type GuidesResult, guidesLeftPage } from '../../contract/dispatch';
import { formatMoney, sum } from '../../domain/money';
import { stepsOf } from '../../domain/order/desk-action';
import { type Carrier, dispatchOf, type GuideLine } from '../../domain/order/dispatch';
import { stillDue, toCapture } from '../../domain/order/money';
import { possible } from '../../domain/order/step';
import { Button, ButtonLink } from '../../ui/button';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { guideReason } from './dispatch/guide-reasons';

interface Props {
  carrier: string;
  carriers: readonly Carrier[];
  /** As it was pasted, and line by line. */
  pasted: string;
  lines: readonly GuideLine[];
  /** The orders of those lines that there are. */
  found: readonly ChosenOrder[];
}

/** What becomes of a line once it is sent. */
function outcomeOf({ carrier, carriers }: Props, { guide }: GuideLine, one: ChosenOrder | undefined): GuidesResult {
  if (!one) return 'unknown';
  if (one.order.branch) return 'picked';
  if (!dispatchOf(carriers, carrier, guide).ok) return 'wrong';
  if (stepsOf(one.order, one.state, 'send')) return 'sent';
  return possible(one.state, 'correct-guide') ? 'corrected' : 'notNow';
}

/** Asks once before the orders of a pasted column are sent: whose they are, what is charged, and what is not sent. */
export function GuidesQuestion(props: Props) {
  const t = texts();
  const { carrier, pasted, lines, found } = props;
  const asked = lines.map((line) => {
    const one = found.find(({ order }) => order.number === line.number);
    return { line, one, outcome: outcomeOf(props, line, one) };
  });
  const moved = asked.flatMap(({ one, outcome }) =>
    one && (outcome === 'sent' || outcome === 'corrected') ? [one] : [],
  );
  const charged = asked.flatMap(({ one, outcome }) => (one && outcome === 'sent' ? [toCapture(one.state.money)] : []));
  const cards = charged.filter((amount) => amount > 0);
  return (
    <>
      {cards.length > 0 && (
        <p className="desk-asks">
          {t('{amount} are charged to {count} cards', { amount: formatMoney(sum(cards)), count: cards.length })}
        </p>
      )}
      <ul className="desk-list">
        {asked.map(({ line, one, outcome }) => {
          const reason = guideReason(outcome);
          const capture = one && outcome === 'sent' ? toCapture(one.state.money) : 0;
          return (
            <li key={line.line}>
              {one ? <a href={href(deskOrderPage(line.number))}>{line.number}</a> : <span>{line.number}</span>}
              {one && (
                <span>{`${one.order.personalDetails.firstName} ${one.order.personalDetails.lastName}, ${one.order.shippingAddress?.city ?? ''}`}</span>
              )}
              <strong>{line.guide}</strong>
              <span>
                {reason ? t(reason) : t(outcome === 'sent' ? 'Is marked as sent' : 'Its guide number is corrected')}
              </span>
              {one && outcome === 'sent' && stepsOf(one.order, one.state, 'accept') && (
                <span>
                  {t('Is accepted: {amount} are collected when it is handed over', {
                    amount: formatMoney(stillDue(one.state.money)),
                  })}
                </span>
              )}
              {one && capture > 0 && (
                <span>
                  {t('{amount} are charged to its card', { amount: formatMoney(toCapture(one.state.money)) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="desk-actions">
        {moved.length > 0 && (
          <form action={formAction('operacion/guias')} method="post">
            <FormKey />
            <input type="hidden" name="carrier" value={carrier} autoComplete="off" />
            <textarea hidden readOnly name="guides" value={pasted} autoComplete="off" />
            <input
              type="hidden"
              name="seen"
              value={writtenChosen(moved.map(({ order, version }) => ({ number: order.number, seen: version })))}
              autoComplete="off"
            />
            <Button wide>{t('Yes, send them')}</Button>
          </form>
        )}
        <ButtonLink
          wide
          kind="plain"
          href={href(
            guidesLeftPage(
              carrier,
              asked.map(({ line: { number, guide }, outcome }) => ({
                text: `${number} ${guide}`,
                why: guideReason(outcome) === null ? null : outcome,
              })),
            ),
          )}
          data-no=""
        >
          {t('No, go back')}
        </ButtonLink>
      </div>
    </>
  );
}
