import type { UnansweredAsk } from '../../../commerce/payments';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import { MOST_ROWS } from '../../../contract/desk-pages/lists';
import { formatMoney } from '../../../domain/money';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { MoreRows } from '../frame/more-rows';
import { deskTime } from '../words';

const KIND_TEXTS = { capture: 'Ask capture', release: 'Ask release', refund: 'Ask refund' } as const satisfies Record<
  UnansweredAsk['kind'],
  string
>;

/** What the card gateway was asked and does not answer; nothing where it answers. */
export function UnansweredAsks({ asks }: { asks: readonly UnansweredAsk[] }) {
  const t = texts();
  if (asks.length === 0) return null;
  return (
    <section aria-labelledby="pasarela">
      <h2 id="pasarela">{t('Morning gateway', { count: Math.min(asks.length, MOST_ROWS) })}</h2>
      <p>{t('The shop asks again by itself. If it stays here, tell whoever looks after the shop.')}</p>
      <ul className="desk-list">
        {asks.slice(0, MOST_ROWS).map(({ kind, order, amount, since, attempts }) => (
          <li key={`${kind} ${order} ${since}`}>
            <strong>{t(KIND_TEXTS[kind])}</strong>
            {amount !== null && <span className="desk-amount">{formatMoney(amount)}</span>}
            {order !== null && <a href={href(deskOrderPage(order))}>{t('Order {number}', { number: order })}</a>}
            <span>{t('Since {date}', { date: deskTime(since) })}</span>
            <span>{t('Tries: {count}', { count: attempts })}</span>
          </li>
        ))}
      </ul>
      <MoreRows count={asks.length} />
    </section>
  );
}
