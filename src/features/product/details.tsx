import type { Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { Html } from '../../ui/html';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** What it is and what it is made of; for a set, what it holds. */
export function Details({ product }: { product: Product }) {
  const t = texts();
  if (!product.description && product.attributes.length === 0 && product.members.length === 0) return null;
  return (
    <section className="section details" aria-label={t('Description')}>
      {product.description && (
        <div>
          <h2>{t('Description')}</h2>
          <Html html={product.description} />
        </div>
      )}
      {product.attributes.length > 0 && (
        <div>
          <h2>{t('Specifications')}</h2>
          <dl className="facts">
            {product.attributes.map((attribute) => (
              <div key={attribute.code}>
                <dt>{attribute.label}</dt>
                <dd>{attribute.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {product.members.length > 0 && (
        <div>
          <h2>{t('What it includes')}</h2>
          <ul>
            {product.members.map((member) => (
              <li key={member.sku}>
                {member.qty} × <a href={href(productPath(member.sku, member.sku))}>{member.name}</a> · {money(member.price.gross)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
