import type { ChosenOrder } from '../../../commerce/desk/orders';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import type { GuidesResult } from '../../../contract/dispatch';
import { formatMoney } from '../../../domain/money';
import { stepsOf } from '../../../domain/order/desk-action';
import { type Carrier, dispatchOf, type GuideLine } from '../../../domain/order/dispatch';
import { stillDue, toCapture } from '../../../domain/order/money';
import { possible } from '../../../domain/order/step';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { guideReason } from './guide-reasons';
import { guideShapeText } from './guide-shape-text';

/** A line of a pasted column, the order it is of, and what becomes of it once it is sent. */
export interface AskedGuide {
  line: GuideLine;
  one: ChosenOrder | undefined;
  outcome: GuidesResult;
}

/** What becomes of a line: the same that `operacion-guias` does with it, as far as nobody changes its order meanwhile. `twice`: orders of the column with two guides. */
export function outcomeOf(
  carriers: readonly Carrier[],
  carrier: string,
  { number, guide }: GuideLine,
  one: ChosenOrder | undefined,
  twice: ReadonlySet<string>,
): GuidesResult {
  if (!one) return 'unknown';
  if (twice.has(number)) return 'twice';
  if (one.order.branch) return 'picked';
  const dispatch = dispatchOf(carriers, carrier, guide);
  if (!dispatch.ok) return 'wrong';
  if (stepsOf(one.order, one.state, 'send')) return 'sent';
  if (!possible(one.state, 'correct-guide')) return 'notNow';
  const had = one.order.dispatch;
  return had?.carrier === carrier && had.guide === dispatch.value.guide ? 'known' : 'corrected';
}

function Sent({ one: { order, state } }: { one: ChosenOrder }) {
  const t = texts();
  const capture = toCapture(state.money);
  return (
    <>
      <span>{t('Is marked as sent')}</span>
      {stepsOf(order, state, 'accept') && (
        <span>
          {t('Is accepted: {amount} are collected when it is handed over', {
            amount: formatMoney(stillDue(state.money)),
          })}
        </span>
      )}
      {capture > 0 && <span>{t('{amount} are charged to its card', { amount: formatMoney(capture) })}</span>}
    </>
  );
}

/** What the guide was that another takes the place of. */
function Corrected({ one: { order } }: { one: ChosenOrder }) {
  const t = texts();
  const { name = '', guide = null } = order.dispatch ?? {};
  return (
    <strong className="desk-mark">
      {guide === null
        ? t('Its guide number is corrected')
        : t('Its guide number changes: it was {guide}', { guide: `${name} ${guide}` })}
    </strong>
  );
}

/** One line of a pasted column as it is asked about. */
export function AskedGuideLine({
  asked: { line, one, outcome },
  carrier,
}: {
  asked: AskedGuide;
  carrier: Carrier | undefined;
}) {
  const t = texts();
  const shape = outcome === 'wrong' ? guideShapeText(t, carrier) : null;
  const reason = outcome === 'known' ? 'It has this guide number already' : guideReason(outcome);
  return (
    <li>
      {one ? <a href={href(deskOrderPage(line.number))}>{line.number}</a> : <span>{line.number}</span>}
      {one && (
        <span>{`${one.order.personalDetails.firstName} ${one.order.personalDetails.lastName}, ${one.order.shippingAddress?.city ?? ''}`}</span>
      )}
      <strong>{line.guide}</strong>
      {reason && <span>{[t(reason), shape].filter(Boolean).join('. ')}</span>}
      {one && outcome === 'sent' && <Sent one={one} />}
      {one && outcome === 'corrected' && <Corrected one={one} />}
    </li>
  );
}
