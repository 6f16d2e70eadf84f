import { type Centavos, formatShort, times } from '../../domain/money';

export interface CreditView {
  /** The longest term is the last. */
  offers: { months: number; instalment: Centavos }[];
  texts: {
    /** With {count}, {amount} and {total}. */
    offer: string;
    more: string;
    note: string;
    /** With {count} and {amount}. */
    term: string;
    /** With {amount}. */
    total: string;
    monthly: string;
  };
}

/** What it costs a month on credit, what that means, and every term with its total. */
export function CreditBlock({ credit: { offers, texts }, sign }: { credit: CreditView; sign: string }) {
  const longest = offers.at(-1);
  if (!longest) return null;
  const said = (text: string, { months, instalment }: typeof longest) =>
    text
      .replace('{count}', String(months))
      .replace('{amount}', formatShort(instalment, sign))
      .replace('{total}', formatShort(times(instalment, months), sign));
  return (
    <details className="credit">
      <summary>
        <span className="credit-offer">{said(texts.offer, longest)}</span>
        <span className="credit-more">{texts.more}</span>
        <span className="credit-note">{texts.note}</span>
      </summary>
      <ul className="credit-terms">
        {offers.map((offer) => (
          <li key={offer.months}>
            <span>{said(texts.term, offer)}</span>
            <span>{texts.total.replace('{amount}', formatShort(times(offer.instalment, offer.months), sign))}</span>
          </li>
        ))}
      </ul>
      <p className="small">{texts.monthly}</p>
    </details>
  );
}
