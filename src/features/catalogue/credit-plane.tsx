import type { Card } from '../../domain/catalogue/product';
import { ButtonLink } from '../../ui/button';
import { href } from '../shop/links';
import { toldCredit } from '../shop/months/credit';
import { shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';

/** What buying on credit means, in figures of products on this very page; nothing when none is sold on credit. */
export function CreditPlane({ cards }: { cards: Card[] }) {
  const t = texts();
  const offers = cards.flatMap((card) => toldCredit(card.credit) ?? []);
  const cheapest = offers.toSorted((a, b) => a.instalment - b.instalment)[0];
  if (!cheapest) return null;
  const longest = Math.max(...offers.map((offer) => offer.months));
  return (
    <section className="section credit-plane" aria-labelledby="credito-titulo">
      <div>
        <h2 id="credito-titulo">{t('Buy now, pay in instalments')}</h2>
        <p>{t('With store credit, subject to approval. You know the total and the CAT before you sign.')}</p>
        <ButtonLink kind="paper" href={href('/formas-de-pago')}>
          {t('See payment methods')}
        </ButtonLink>
      </div>
      <p>
        {t('Instalments from')} <strong>{shortMoney(cheapest.instalment)}</strong> {t('a month')}
      </p>
      <p>
        {t('Up to')} <strong>{t('{count} months', { count: longest })}</strong> {t('to pay')}
      </p>
    </section>
  );
}
