import { isHandedOver } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { DoesItFit } from './does-it-fit';

/** Measures, materials and whatever else is known of a product. */
export function Facts({ product }: { product: Product }) {
  return (
    <>
      <dl className="facts">
        {product.attributes.map((attribute) => (
          <div key={attribute.code}>
            <dt>{attribute.label}</dt>
            <dd>{attribute.value}</dd>
          </div>
        ))}
      </dl>
      {isHandedOver(product.type) && <DoesItFit attributes={product.attributes} />}
    </>
  );
}
