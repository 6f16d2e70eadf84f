import { requestContext } from '../../commerce/request-context';
import { ownOrderPath } from '../../contract/history/pages';
import type { WalletBalance, WalletEntry } from '../../domain/customer/wallet';
import { NO_CENTAVOS, toCentavos } from '../../domain/money';
import { dayOfMonth, shortDate } from '../../i18n/dates';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { entryText } from './wallet-texts';

/** What can be spent, and what of it ends when. */
export function BalanceView({ balance: { amount, ends } }: { balance: WalletBalance }) {
  const t = texts();
  const { now } = requestContext();
  return (
    <section className="own-sheet" aria-labelledby="saldo">
      <h2 id="saldo">{t('Your balance')}</h2>
      <p className="wallet-balance">{money(amount)}</p>
      {ends.length > 0 && (
        <ul className="wallet-ends">
          {ends.map((end) => (
            <li key={end.at}>
              {t('{amount} until {day}', { amount: money(end.amount), day: dayOfMonth(end.at - 1, now, t.locale) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An amount with its sign, since what came and what went stand in one column. */
const signed = (amount: WalletEntry['amount']): string =>
  amount > NO_CENTAVOS ? `+${money(amount)}` : `−${money(toCentavos(Math.abs(amount)))}`;

/** What came and what went, newest first. */
export function HistoryView({ entries }: { entries: readonly WalletEntry[] }) {
  const t = texts();
  const { now } = requestContext();
  return (
    <section className="own-sheet" aria-labelledby="movimientos">
      <h2 id="movimientos">{t('What came and what went')}</h2>
      <ul className="wallet-entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {entry.order === null ? (
                entryText(t, entry)
              ) : (
                <a href={href(ownOrderPath(entry.order))}>{entryText(t, entry)}</a>
              )}
            </span>
            <strong className={entry.amount > NO_CENTAVOS ? 'wallet-came' : undefined}>{signed(entry.amount)}</strong>
            <span className="small muted">
              {shortDate(entry.at, t.locale)}
              {entry.expiresAt !== null &&
                ` · ${t('Until {day}', { day: dayOfMonth(entry.expiresAt - 1, now, t.locale) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
