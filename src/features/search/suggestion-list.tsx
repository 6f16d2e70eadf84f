import { formatMoney, fromDecimal } from '../../domain/money';
import { Icon } from '../../ui/icon';
import type { Suggested } from './suggestions';

/** id of an option, by its place in the list: categories first, then products. */
export const suggestionId = (index: number): string => `sugerencia-${index}`;

interface SuggestionListProps {
  found: Suggested;
  active: number;
  sign: string;
  texts: { categories: string; products: string; from: string };
}

/** The options under the search field: links, so that they open as links do. */
export function SuggestionList({ found, active, sign, texts }: SuggestionListProps) {
  const { categories, products } = found;
  const option = (index: number) => ({ id: suggestionId(index), role: 'option' as const, 'aria-selected': index === active, tabIndex: -1 });
  const price = (amount: number) => formatMoney(fromDecimal(amount), sign);
  return (
    <>
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
        <div role="group" aria-label={texts.products}>
          {products.map((product, index) => (
            <a key={product.sku} className="suggestion" href={product.url} {...option(categories.length + index)}>
              <span className="picture">{product.thumbnail && <img src={product.thumbnail} alt="" width="48" height="48" />}</span>
              <span>{product.name}</span>
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
