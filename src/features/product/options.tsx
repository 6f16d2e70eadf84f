import type { CSSProperties } from 'react';
import type { OptionGroup, OptionValue, Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

export const OPTIONS_ID = 'opciones';

const isColour = (group: OptionGroup) => group.values.some((value) => value.swatch);

function Value({ product, value, colour, anchor }: { product: Product; value: OptionValue; colour: boolean; anchor: string }) {
  const t = texts();
  const className = `option${colour ? ' option-colour' : ''}${value.available ? '' : ' option-none'}`;
  const style = colour && value.swatch ? ({ '--swatch': value.swatch } as CSSProperties) : undefined;
  const soldOut = value.available ? null : <span className="sr">, {t('Out of stock')}</span>;
  const inside = (
    <>
      <span className={colour ? 'sr' : undefined}>{value.label}</span>
      {soldOut}
    </>
  );
  if (!value.childSku) {
    return (
      <span className={className} style={style}>
        {inside}
      </span>
    );
  }
  return (
    <a
      className={className}
      style={style}
      href={`${href(productPath(product.parentSku, product.slug, value.childSku))}${anchor}`}
      aria-current={value.selected ? 'true' : undefined}
      title={colour ? value.label : undefined}
    >
      {inside}
    </a>
  );
}

/** The choice of a variant: every value is a link to the variant it leads to. */
export function Options({ product }: { product: Product }) {
  if (product.options.length === 0) return null;
  return (
    <div className="options" id={OPTIONS_ID}>
      {product.options.map((group) => {
        const colour = isColour(group);
        const chosen = group.values.find((value) => value.selected);
        return (
          <fieldset key={group.attributeId} className="option-group">
            <legend>
              {group.label}
              {chosen && <span className="muted">: {chosen.label}</span>}
            </legend>
            <ul className="option-list">
              {group.values.map((value) => (
                <li key={value.id}>
                  <Value product={product} value={value} colour={colour} anchor={colour ? '' : `#${OPTIONS_ID}`} />
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}
