import type { CSSProperties, ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product';
import { averageText } from '../../i18n/numbers';
import { stockText } from '../product/stock-text';
import { variantAddress } from '../product/variants/variant-address';
import { Months } from '../shop/months/months';
import { PriceOf } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { BuyCompared } from './buy-compared';
import { type ComparedRow, comparedRows } from './comparison';

/** Longer values are read, not seen at a glance: they are not marked. */
const LONGEST_MARKED = 60;

const addressOf = (product: Product): string =>
  variantAddress(product, product.sku === product.parentSku ? null : product.sku, product.open);

interface RowProps {
  label: string;
  columns: number;
  differs?: boolean;
  isAlways?: boolean;
  children: ReactNode;
}

/** A name over the values of the products, so that each value has the width of its product. */
function Row({ label, columns, differs = false, isAlways = false, children }: RowProps) {
  return (
    <tbody data-differs={differs ? '' : undefined} data-always={isAlways ? '' : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          <span>
            {label}
            {differs && <span className="sr">{` (${texts()('different')})`}</span>}
          </span>
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

function Values({ row: { label, values, differs }, skus }: { row: ComparedRow; skus: string[] }) {
  const isMarked = differs && values.every(({ length }) => length <= LONGEST_MARKED);
  return (
    <Row label={label} columns={skus.length} differs={differs}>
      {values.map((value, index) => (
        <td key={skus[index]}>{isMarked && value ? <strong>{value}</strong> : value || '–'}</td>
      ))}
    </Row>
  );
}

interface CompareTableProps {
  products: Product[];
  /** Address of the comparison without one of them. */
  without: (parentSku: string) => string;
}

/** Products side by side: each with its price, when it arrives and the way to buy it, then what is known of them. */
export function CompareTable({ products, without }: CompareTableProps) {
  const t = texts();
  const skus = products.map(({ parentSku }) => parentSku);
  const columns = products.length;
  return (
    <section
      className="compare"
      aria-label={t('Comparison')}
      style={{ '--columns': columns } as CSSProperties}
      data-many={columns > 2 ? '' : undefined}
      tabIndex={columns > 2 ? 0 : undefined}
    >
      <table>
        <thead>
          <tr>
            {products.map(({ sku, images }) => (
              <td key={sku}>
                <ProductPicture path={images[0]?.path ?? null} alt="" size={200} loading="eager" />
              </td>
            ))}
          </tr>
          <tr className="compare-names">
            {products.map((product) => (
              <th key={product.sku} scope="col">
                <a href={addressOf(product)}>{product.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-always="">
          <tr>
            {products.map((product, index) => (
              <td key={product.sku}>
                <PriceOf price={product.price} from={product.isFrom} />
                <Months price={product.price} isFrom={product.isFrom} />
                <BuyCompared product={product} place={index + 1} address={addressOf(product)} />
              </td>
            ))}
          </tr>
        </tbody>
        <Row label={t('Availability')} columns={columns} isAlways>
          {products.map((product) => (
            <td key={product.sku}>{stockText(product)}</td>
          ))}
        </Row>
        <Row label={t('Reviews')} columns={columns} isAlways>
          {products.map(({ sku, rating }) => (
            <td key={sku}>
              {rating && rating.count > 0 ? `★ ${averageText(rating.average, t.locale)} (${rating.count})` : '–'}
            </td>
          ))}
        </Row>
        {comparedRows(products).map((row) => (
          <Values key={row.label} row={row} skus={skus} />
        ))}
        <tbody data-always="">
          <tr>
            {products.map(({ sku, parentSku, name }) => (
              <td key={sku}>
                <a
                  className="line-link"
                  href={without(parentSku)}
                  data-let-go={parentSku}
                  aria-label={`${t('Remove')}: ${name}`}
                >
                  {t('Remove')}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
