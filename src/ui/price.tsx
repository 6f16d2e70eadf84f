interface PriceProps {
  sign: string;
  units: string;
  cents: string;
  /** 'Desde', when variants differ and this is the lowest. */
  from?: string | null;
  /** Regular price in words ('$17,499.00') when it is reduced, and its name for those who hear it ('Antes'). */
  was?: string | null;
  wasLabel?: string;
  size?: 'card' | 'page' | 'hero' | 'bar';
}

/**
 * The loudest text of the shop: small cents, drawn from `data-cents`, and tabular figures; heard and copied as one
 * amount.
 */
export function Price({ sign, units, cents, from, was, wasLabel, size = 'card' }: PriceProps) {
  return (
    <p className={`price price-${size}`}>
      {from && `${from} `}
      <span className="price-now" aria-hidden="true" data-cents={cents}>
        {sign}
        {units}
      </span>
      <span className="sr">
        {sign}
        {units}.{cents}
      </span>
      {was && (
        <>
          {' '}
          <s className="price-was">
            <span className="sr">{wasLabel} </span>
            {was}
          </s>
        </>
      )}
    </p>
  );
}
