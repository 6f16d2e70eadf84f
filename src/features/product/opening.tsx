import { type CSSProperties, type ReactNode, useRef } from 'react';
import { boxIn, copiesIn, waysIn } from '../../ui/hooks/copied-parts';
import { useGrowth } from '../../ui/hooks/use-growth';

/** What a list knows of a product whose page is opened from it; the parts as HTML of the page. */
export interface Opened {
  name: string;
  picture: string;
  tag: string;
  rating: string;
  price: string;
  header: string;
  /** Those of the list. */
  crumbs: { text: string; href: string | null }[];
  /** Where its picture stands in the list. */
  from: DOMRect | null;
}

/** What a card knows of its product. */
export const openedOf = (card: Element, name: string): Opened => ({
  name,
  picture: copiesIn(card, '.picture'),
  tag: copiesIn(card, '.tag'),
  rating: copiesIn(card, '.starred', '.dots'),
  price: copiesIn(card, '.price').replace('price-card', 'price-page'),
  header: copiesIn(document, 'body > .header'),
  crumbs: waysIn('main .crumbs > li'),
  from: boxIn(card, '.picture'),
});

/** Without content its place is kept empty by what is drawn in it. */
const Copy = ({ html, className, children }: { html: string; className?: string; children?: ReactNode }) =>
  html === '' ? (
    <div className={className}>{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote, taken from this page
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );

/** The breadcrumbs of the list with the product behind them; none on a page without breadcrumbs. */
function Crumbs({ crumbs, name }: Pick<Opened, 'crumbs' | 'name'>) {
  if (crumbs.length === 0) return null;
  return (
    <ol className="crumbs">
      {crumbs.map(({ text, href }) => (
        <li key={text}>{href === null ? <span>{text}</span> : <a href={href}>{text}</a>}</li>
      ))}
      <li>
        <span aria-current="page">{name}</span>
      </li>
    </ol>
  );
}

/**
 * The beginning of a product's page as far as its card knows it, under the shop's header, until that page is there. No
 * card knows the brand: its line is kept empty.
 */
export function Opening({ opened: { name, picture, tag, rating, price, header, crumbs, from } }: { opened: Opened }) {
  const big = useRef<HTMLLIElement>(null);
  useGrowth(big, from);
  return (
    <div className="opening" aria-hidden="true" inert>
      <Copy html={header} />
      <div className="wrap product-page">
        <nav>
          <Crumbs crumbs={crumbs} name={name} />
        </nav>
        <div className="product">
          <div className="gallery">
            <ul className="gallery-row" style={{ '--count': 1 } as CSSProperties}>
              <li ref={big}>
                <Copy html={picture} className="gallery-big" />
                <Copy html={picture} className="gallery-thumb" />
                <input type="radio" defaultChecked disabled hidden />
              </li>
            </ul>
            <Copy html={tag} className="gallery-tags" />
          </div>
          <section className="buy">
            <div className="buy-head">
              <span className="buy-brand">{'\u00a0'}</span>
              <h1>{name}</h1>
              <Copy html={rating} className="buy-facts">
                <span>{'\u00a0'}</span>
              </Copy>
            </div>
            <Copy html={price} className="buy-price" />
          </section>
        </div>
      </div>
    </div>
  );
}
