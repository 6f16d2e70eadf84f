import type { CreditOffer } from '../../domain/catalogue/product';
import { times } from '../../domain/money';
import { toldTerms } from '../shop/credit';
import { shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';

/** What it costs a month on credit, what that means, and every term with its total. */
export function CreditBlock({ offers: given }: { offers: CreditOffer[] }) {
  const t = texts();
  const offers = toldTerms(given);
  const longest = offers.at(-1);
  if (!longest) return null;
  return (
    <details className="credit">
      <summary>
        <span className="credit-offer">
          {t('or {count} monthly payments of {amount}, {total} in all', {
            count: longest.months,
            amount: shortMoney(longest.instalment),
            total: shortMoney(times(longest.instalment, longest.months)),
          })}
        </span>
        <span className="credit-more">{t('See the terms')}</span>
        <span className="credit-note">
          {t('With store credit, subject to approval. You know the total and the CAT before you sign.')}
        </span>
      </summary>
      <ul className="credit-terms">
        {offers.map(({ months, instalment }) => (
          <li key={months}>
            <span>{t('{count} payments of {amount}', { count: months, amount: shortMoney(instalment) })}</span>
            <span>{t('Total {amount}', { amount: shortMoney(times(instalment, months)) })}</span>
          </li>
        ))}
      </ul>
      <p className="small">{t('Instalments are monthly.')}</p>
    </details>
  );
}
