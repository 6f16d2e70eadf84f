import type { ChosenOrder } from '../../commerce/desk/orders';
import { writtenChosen } from '../../contract/desk-pages/forms';
import { guidesLeftPage } from '../../contract/dispatch';
import { formatMoney, sum } from '../../domain/money';
import { type Carrier, type GuideLine, withTwoGuides } from '../../domain/order/dispatch';
import { toCapture } from '../../domain/order/money';
import { Button, ButtonLink } from '../../ui/button';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { type AskedGuide, AskedGuideLine, outcomeOf } from './dispatch/asked-guide';
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

const isOut = ({ outcome }: AskedGuide): boolean => guideReason(outcome) !== null;

/** How many lines do what, and what is charged. */
function Counts({ asked }: { asked: readonly AskedGuide[] }) {
  const t = texts();
  // A number that was pasted twice is one order.
  const count = (outcome: AskedGuide['outcome']) =>
    new Set(asked.flatMap((one) => (one.outcome === outcome ? [one.line.number] : []))).size;
  const counted = [
    t('{count} are sent', { count: count('sent') }),
    ...(count('corrected') > 0 ? [t('{count} change their guide number', { count: count('corrected') })] : []),
    ...(count('known') > 0 ? [t('{count} have theirs already', { count: count('known') })] : []),
    ...(asked.some(isOut) ? [t('{count} are left out', { count: asked.filter(isOut).length })] : []),
  ];
  const cards = asked
    .flatMap(({ one, outcome }) => (one && outcome === 'sent' ? [toCapture(one.state.money)] : []))
    .filter((amount) => amount > 0);
  return (
    <>
      <p>
        <strong>{counted.join(' · ')}</strong>
      </p>
      {cards.length > 0 && (
        <p className="desk-asks">
          {t('{amount} are charged to {count} cards', { amount: formatMoney(sum(cards)), count: cards.length })}
        </p>
      )}
    </>
  );
}

/**
 * Asks once before the orders of a pasted column are sent: what is left out and why, then whose they are, which guide
 * numbers change, and what is charged.
 */
export function GuidesQuestion({ carrier, carriers, pasted, lines, found }: Props) {
  const t = texts();
  const twice = withTwoGuides(lines);
  const asked = lines.map((line): AskedGuide => {
    const one = found.find(({ order }) => order.number === line.number);
    return { line, one, outcome: outcomeOf(carriers, carrier, line, one, twice) };
  });
  const by = carriers.find(({ code }) => code === carrier);
  const out = asked.filter(isOut);
  const moved = asked.flatMap(({ one, outcome }) =>
    one && (outcome === 'sent' || outcome === 'corrected') ? [one] : [],
  );
  return (
    <>
      <Counts asked={asked} />
      {out.length > 0 && (
        <section aria-labelledby="fuera">
          <h2 id="fuera">{t('Left out')}</h2>
          <ul className="desk-list desk-asks">
            {out.map((one) => (
              <AskedGuideLine key={one.line.line} asked={one} carrier={by} />
            ))}
          </ul>
        </section>
      )}
      {out.length < asked.length && (
        <ul className="desk-list" aria-label={t('What is sent')}>
          {asked.map((one) => !isOut(one) && <AskedGuideLine key={one.line.line} asked={one} carrier={by} />)}
        </ul>
      )}
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
