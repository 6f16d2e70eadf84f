import type { DeskProduct, StockHold, StockItem, StockPlace } from '../../../commerce/desk/stock';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import { onHand } from '../../../domain/stock-correction';
import { productPath } from '../../../domain/url';
import type { FormState } from '../../shop/form-state';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { AuditList } from '../audit/audit-list';
import { HeadRow } from '../frame/head-row';
import { mayDo } from '../may-do';
import { deskStatusText } from '../words';
import { CorrectStock } from './correct-stock';

function Place({
  product,
  item,
  place,
  state,
}: {
  product: DeskProduct;
  item: StockItem;
  place: StockPlace;
  state: FormState;
}) {
  const t = texts();
  const { branch, qty, held, missing, isInStock, isCounted } = place;
  return (
    <tr>
      <th scope="row">
        {item.name}
        <span className="desk-small">{item.sku}</span>
      </th>
      <td>{branch ? t('Branch {name}', { name: branch.name }) : t('To be sent')}</td>
      <td className="desk-figure" data-of={t('Can be sold')}>
        {isCounted ? qty : t('Not counted')}
        {!isInStock && <span className="desk-mark">{t('Not sold now')}</span>}
      </td>
      <td className="desk-figure" data-of={t('Held by orders')}>
        {held}
        {missing > 0 && <span className="desk-mark">{t('{count} are missing', { count: missing })}</span>}
      </td>
      <td className="desk-figure" data-of={t('On the shelf')}>
        {isCounted ? onHand(place) : '—'}
      </td>
      <td>
        {isCounted && mayDo('orders') && <CorrectStock product={product.sku} item={item} place={place} state={state} />}
      </td>
    </tr>
  );
}

function Holds({ holds, hasMoreHolds }: Pick<DeskProduct, 'holds' | 'hasMoreHolds'>) {
  const t = texts();
  return (
    <>
      <h2>{t('What holds them')}</h2>
      <p>{t('Orders hold units until they are sent, picked up or called off. Carts hold none.')}</p>
      {holds.length === 0 && <p>{t('No order holds any')}</p>}
      <ul className="desk-list">
        {holds.map(({ order, status, sku, qty, branch, isToAccept }: StockHold) => (
          <li key={`${order} ${sku}`}>
            <a href={href(deskOrderPage(order))}>{t('Order {number}', { number: order })}</a>
            <span>{`${qty} × ${sku}`}</span>
            <span>{isToAccept ? t('To be accepted') : t(deskStatusText({ branch }, status))}</span>
            {branch && <span>{t('Branch {name}', { name: branch.name })}</span>}
          </li>
        ))}
      </ul>
      {hasMoreHolds && <p>{t('More orders hold it: these are the oldest')}</p>}
    </>
  );
}

/** Live stock of a product, what holds it, and who corrected it. */
export function ProductStock({ product, state }: { product: DeskProduct; state: FormState }) {
  const t = texts();
  const { sku, slug, name, items, history } = product;
  return (
    <>
      <div>
        <h1>{name}</h1>
        <p>
          {sku} · <a href={href(productPath(sku, slug))}>{t('See it in the shop')}</a>
        </p>
      </div>
      <table className="desk-stock">
        <HeadRow
          heads={[
            t('About product'),
            t('Place'),
            t('Can be sold'),
            t('Held by orders'),
            t('On the shelf'),
            t('Correct'),
          ]}
        />
        <tbody>
          {items.flatMap((item) =>
            item.places.map((place) => (
              <Place
                key={`${item.sku} ${place.branch?.code ?? ''}`}
                product={product}
                item={item}
                place={place}
                state={state}
              />
            )),
          )}
        </tbody>
      </table>
      {items.length === 0 && <p>{t('Nothing of it is sold by itself')}</p>}
      <Holds {...product} />
      <h2>{t('Corrections')}</h2>
      {history.length === 0 ? <p>{t('Nobody corrected it here')}</p> : <AuditList entries={history} />}
      <p>{t('An import of stock sets these figures anew.')}</p>
    </>
  );
}
