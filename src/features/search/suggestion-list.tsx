import { type Centavos, formatMoney, fromDecimal } from '../../domain/money';
import { Icon } from '../../ui/icon';
import { saidMonths } from '../shop/months/months-line';
import { type SearchGroup, searchAddress, suggestionId } from './suggestion-options';
import type { Suggested } from './suggestions';

interface SuggestionListProps {
  found: Suggested;
  active: number;
  sign: string;
  searches: SearchGroup[];
  /** Address of the results page. */
  action: string;
  texts: {
    categories: string;
    products: string;
    from: string;
    /** With {asked} and {shown}. */
    instead: string;
    /** Both with {months} and {amount}; null where nothing is paid in months. */
    months: { of: string; from: string } | null;
  };
}

/** The option the keys have come to is seen. */
const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The options under the search field: links, so that they open as links do. */
export function SuggestionList({ found, active, sign, searches, action, texts }: SuggestionListProps) {
  const { categories, products, instead } = found;
  const nearest = instead
    ? texts.instead.replace('{asked}', () => instead.asked).replace('{shown}', () => instead.shown)
    : null;
  const before = searches.map((_, index) =>
    searches.slice(0, index).reduce((sum, group) => sum + group.texts.length, 0),
  );
  const option = (index: number) => ({
    id: suggestionId(index),
    role: 'option' as const,
    'aria-selected': index === active,
    tabIndex: -1,
    ref: index === active ? intoView : null,
  });
  const money = (amount: Centavos) => formatMoney(amount, sign);
  const price = (amount: number) => money(fromDecimal(amount));
  return (
    <>
      {searches.map(
        (group, place) =>
          group.texts.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
            <div key={group.label} role="group" aria-label={group.label}>
              <p aria-hidden="true">{group.label}</p>
              {group.texts.map((text, index) => (
                <a
                  key={text}
                  className="suggestion"
                  href={searchAddress(action, text)}
                  {...option((before[place] ?? 0) + index)}
                >
                  <Icon name={group.icon} size={18} />
                  {text}
                </a>
              ))}
            </div>
          ),
      )}
      {categories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div role="group" aria-label={texts.categories}>
          {categories.map((category, index) => (
            <a key={category.url} className="suggestion" href={category.url} {...option(index)}>
              <Icon name="grid" size={18} />
              {category.name}
            </a>
          ))}
        </div>
      )}
      {products.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div role="group" aria-label={nearest ?? texts.products}>
          {nearest !== null && <p aria-hidden="true">{nearest}</p>}
          {products.map((product, index) => (
            <a key={product.sku} className="suggestion" href={product.url} {...option(categories.length + index)}>
              <span className="picture">
                {product.thumbnail && <img src={product.thumbnail} alt="" width="48" height="48" />}
              </span>
              <span>
                {product.name}
                {product.months !== null && texts.months && (
                  <small className="muted">
                    <br />
                    {saidMonths(
                      product.from ? texts.months.from : texts.months.of,
                      product.months,
                      fromDecimal(product.price),
                      money,
                    )}
                  </small>
                )}
              </span>
              {product.regular_price > 0 && (
                <strong>
                  {product.from && <span className="muted">{texts.from} </span>}
                  {price(product.price)}
                </strong>
              )}
            </a>
          ))}
        </div>
      )}
    </>
  );
}
