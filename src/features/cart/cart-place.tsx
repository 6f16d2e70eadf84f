import { useEffect, useState } from 'react';
import type { CartView } from '../../contract/cart/view';
import { formatMoney } from '../../domain/money';
import { fill } from '../../i18n/fill';
import { Icon } from '../../ui/icon';
import { cartEstimate } from '../place/cart-estimate';
import { usePlace } from '../place/use-place';
import { deliveryDays } from '../shop/delivery';
import type { CartPageProps } from './cart-page-props';

const NONE: readonly string[] = [];

/** What is said of a delivery to `code`; nothing where nobody knows, which the checkout says. */
async function arrival(
  code: string,
  name: string,
  { storePrefix, locale, sign, texts }: CartPageProps,
): Promise<readonly string[]> {
  const found = await cartEstimate(storePrefix, code);
  if (!found) return NONE;
  if (found.gross === null) return [texts.place.noCoverage];
  const to = fill(texts.bill.shippingTo, { code: `${code} ${name}`.trim() });
  const cost = `${to}: ${found.gross === 0 ? texts.bill.free : formatMoney(found.gross, sign)}`;
  if (!found.days) return [cost];
  const days = deliveryDays(found.days, Date.now(), locale);
  return [fill(found.days.isAllSpecial ? texts.place.by : texts.place.between, days), cost];
}

/**
 * When the cart arrives and what its delivery costs, for the postal code it was given or that this browser keeps; else
 * the way to say it. Nothing for what is picked up or not delivered.
 */
export function CartPlace({ cart, page }: { cart: CartView; page: CartPageProps }) {
  const kept = usePlace();
  const code = cart.postcode ?? kept?.code ?? '';
  const name = kept?.code === code ? kept.name : '';
  const isDelivered = !cart.isVirtual && !cart.isPickup;
  const [lines, setLines] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another version of the cart
  useEffect(() => {
    let isLatest = true;
    const tell = (told: readonly string[]) => isLatest && setLines(told);
    const asked = code && isDelivered ? arrival(code, name, page) : Promise.resolve(NONE);
    asked.then(tell, () => tell(NONE));
    return () => {
      isLatest = false;
    };
  }, [code, name, isDelivered, cart.id, cart.version]);
  if (!isDelivered) return null;
  const [first, ...rest] = lines;
  return (
    <div className="cart-place">
      <Icon name="truck" size={20} />
      <p role="status">
        {first && <strong>{first}</strong>}
        {rest.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <a className="line-link" href={page.hrefs.place} data-place-link="">
        {first ? page.texts.place.change : page.texts.place.ask}
      </a>
    </div>
  );
}
