import { requestContext } from '../../commerce/request-context';
import { returnBars, returnPath } from '../../contract/returns/pages';
import type { Return } from '../../domain/returns/return';
import { Barcode } from '../shop/barcode';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { ReturnLines } from './return-view';

const BARCODE_PX = 64;

/** The page that goes with the goods: the code of the return as bars, and what is in the parcel. */
export function ReturnSheet({ told }: { told: Return }) {
  const t = texts();
  const { store } = requestContext();
  return (
    <div className="own-sheet return-sheet">
      <p>
        <strong>{store.name}</strong>
      </p>
      <p className="return-code">
        <Barcode
          digits={returnBars(told.number)}
          label={t('Barcode of return {number}', { number: told.number })}
          height={BARCODE_PX}
        />
        <strong>{t('Return {number}', { number: told.number })}</strong>
        <span>{t('Order {number}', { number: told.order })}</span>
      </p>
      <ReturnLines lines={told.lines} />
      <p className="return-unprinted">
        <a className="line-link" href={href(returnPath(told.order, told.number))}>
          {t('Back to the return')}
        </a>
      </p>
    </div>
  );
}
