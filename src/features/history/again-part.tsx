import type { OwnOrder } from '../../commerce/own/history';
import { commerce, requestContext } from '../../commerce/request-context';
import { AGAIN } from '../../contract/history/pages';
import { againLines, costsMore, isAsBefore, seenOf } from '../../domain/order/again';
import { Button } from '../../ui/button';
import { SharedLine } from '../shared-cart/shared-line';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

interface AgainFormProps {
  number: string;
  /** The prices that stand beside it. */
  seen?: string;
  label: string;
  /** Whether it is what most come for. */
  isMain?: boolean;
}

/** The button that buys an order again. */
export function AgainForm({ number, seen, label, isMain = false }: AgainFormProps) {
  return (
    <form action={formAction('order/otra-vez')} method="post">
      <FormKey />
      <input type="hidden" name="order" value={number} />
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      <Button kind={isMain ? 'ink' : 'plain'}>{label}</Button>
    </form>
  );
}

/** What an order would be today, where some of it is not what it was: said before anything is added. */
async function Changed({ bought }: { bought: OwnOrder }) {
  const t = texts();
  const lines = againLines(bought);
  const shown = await commerce().sharedCarts.show(lines.map(({ line }) => line));
  const isSame = isAsBefore(lines, shown);
  return (
    <section className="step order-again" aria-labelledby="otra-vez">
      <h2 id="otra-vez" tabIndex={-1}>
        {t('Buy it again')}
      </h2>
      <ul>
        {shown.map((line, index) => {
          const before = lines[index];
          const more = before ? costsMore(before, line) : 0;
          return [
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order have no other name and never move
            <SharedLine key={index} line={line} />,
            more > 0 && before && line.unitGross !== null && (
              <li key={`more-${line.sku}`} className="small">
                {t('It cost {before}, now {now}', { before: money(before.before), now: money(line.unitGross) })}
              </li>
            ),
          ];
        })}
      </ul>
      {shown.some(({ problem }) => problem === null) && (
        <AgainForm
          number={bought.order.number}
          seen={seenOf(shown)}
          label={isSame ? t('Add to cart') : t('Add what there is at these prices')}
        />
      )}
    </section>
  );
}

/** Buys an order again: at once where all of it is as it was, else after it is shown what is not. */
export function BuyAgain({ bought, isMain = false }: { bought: OwnOrder; isMain?: boolean }) {
  const t = texts();
  return requestContext().query.get(AGAIN) === null ? (
    <AgainForm number={bought.order.number} label={t('Buy it again')} isMain={isMain} />
  ) : (
    <Changed bought={bought} />
  );
}
