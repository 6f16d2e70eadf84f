export interface PricePartsProps {
  sign: string;
  units: string;
  cents: string;
  /** 'Desde', when variants differ and this is the lowest. */
  from?: string | null;
  /** Regular price in words ('$17,499.00') when it is reduced, and its name for those who hear it ('Antes'). */
  was?: string | null;
  wasLabel?: string;
}

interface PriceProps extends PricePartsProps {
  size?: 'card' | 'page' | 'hero' | 'bar';
  /** Further attributes of its element. */
  attributes?: Record<`data-${string}`, string>;
}

/**
 * The loudest text of the shop: small cents, drawn from `data-cents`, and tabular figures; heard and copied as one
 * amount.
 */
export function PriceParts({ sign, units, cents, from, was, wasLabel }: PricePartsProps) {
  return (
    <>
      {from && `${from} `}
      <span className="price-now" aria-hidden="true" data-cents={cents}>
        {`${sign}${units}`}
      </span>
      <span className="sr">{`${sign}${units}.${cents}`}</span>
      {was && (
        <>
          {' '}
          <s className="price-was">
            <span className="sr">{wasLabel} </span>
            {was}
          </s>
        </>
      )}
    </>
  );
}

/**
 * A price in a line of its own. One that a choice may change is not translated by the browser, which would write over
 * what React holds and leave the first amount standing.
 */
export const Price = ({ size = 'card', attributes, ...parts }: PriceProps) => (
  <p className={`price price-${size}`} translate={size === 'page' || size === 'bar' ? 'no' : undefined} {...attributes}>
    <PriceParts {...parts} />
  </p>
);
