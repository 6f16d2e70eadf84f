import type { CSSProperties } from 'react';
import type { OptionGroup, OptionValue, Product } from '../../domain/catalogue/product';
import { texts } from '../shop/texts';
import { variantAddress } from './variant-address';

export const OPTIONS_ID = 'opciones';

const isColour = (group: OptionGroup) => group.values.some((value) => value.swatch);

interface ValueProps {
  product: Product;
  group: OptionGroup;
  value: OptionValue;
}

function Value({ product, group, value }: ValueProps) {
  const t = texts();
  const colour = isColour(group);
  const open = product.open.filter((code) => code !== group.code);
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
      href={`${variantAddress(product, value.childSku, open)}${colour ? '' : `#${OPTIONS_ID}`}`}
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
                  <Value product={product} group={group} value={value} />
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}
