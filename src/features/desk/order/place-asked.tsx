import { requestContext } from '../../../commerce/request-context';
import { DELIVERY_CALENDAR } from '../../../config/delivery-calendar';
import { type PlaceAsks, placeAgreed, placeAsks } from '../../../domain/order/corrected-address';
import type { Address, Order } from '../../../domain/order/order';
import { shortDay } from '../../../i18n/dates';
import { texts } from '../../shop/texts';
import { placeMove } from './place-move';

/** Colonias that are named; whoever needs another sees it in the field's list. */
const MOST_NAMED = 6;

interface Asked {
  asks: PlaceAsks;
  address: Pick<Address, 'zipCode' | 'neighbourhood'>;
  takesFocus: boolean;
}

/** The id of the list that proposes the colonias of a postal code. */
export const COLONIAS = 'colonias';

/** What is asked of the place that was typed; null where nothing is. */
export async function asksOf(order: Order, address: Asked['address']): Promise<PlaceAsks | null> {
  const { commerce } = requestContext();
  const place = await commerce.postal.postalCode(address.zipCode);
  return place && placeAsks(order, await placeMove(commerce, order, address, place), DELIVERY_CALENDAR);
}

/** What changes with the place that was typed, line by line, with a box for whoever means it. */
export function PlaceAsked({ asks: { state, colonias, day, tax }, address, takesFocus }: Asked) {
  const t = texts();
  return (
    <div className="desk-asked" role="alert">
      {state && <p className="desk-asks">{t('It goes to another state: {now}, no longer {had}.', state)}</p>}
      {colonias && (
        <>
          <p className="desk-asks">
            {t('“{typed}” is no colonia of {code}: {known}.', {
              typed: address.neighbourhood,
              code: address.zipCode,
              known: [...colonias.slice(0, MOST_NAMED), ...(colonias.length > MOST_NAMED ? ['…'] : [])].join(', '),
            })}
          </p>
          <datalist id={COLONIAS}>
            {colonias.map((colonia) => (
              <option key={colonia} value={colonia} />
            ))}
          </datalist>
        </>
      )}
      {day && (
        <p className="desk-asks">
          {t('It is promised for {now}, no longer for {had}.', {
            now: shortDay(day.now, t.locale),
            had: shortDay(day.had, t.locale),
          })}
        </p>
      )}
      {tax && <p className="desk-asks">{t('Another rate of IVA is charged there; the order keeps its price.')}</p>}
      <label className="desk-check">
        <input
          type="checkbox"
          name="agreed"
          value={placeAgreed(address)}
          autoComplete="off"
          {...(takesFocus && { autoFocus: true })}
        />{' '}
        {t('Send it to that address')}
      </label>
    </div>
  );
}
