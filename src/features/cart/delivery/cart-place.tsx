import { useEffect, useState } from 'react';
import type { CartView } from '../../../contract/cart/view';
import type { DeliveryDays } from '../../../domain/shipping/delivery-window';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { KeyField } from '../../forms/key-field';
import { cartEstimate } from '../../place/cart-estimate';
import { Arrives } from '../../shop/delivery/arrives';
import type { CartPageProps } from '../cart-page-props';
import type { DeliveryState } from '../delivery-truth';

/** null where nobody knows, which the checkout says. */
type Estimate = { isServed: boolean; days: DeliveryDays | null } | null;

async function ask(code: string, { storePrefix }: CartPageProps): Promise<Estimate> {
  const found = await cartEstimate(storePrefix, code);
  return found && { isServed: found.gross !== null, days: found.days };
}

interface CartPlaceProps {
  cart: CartView;
  page: CartPageProps;
  /** The postal code it goes to, '' for none. */
  code: string;
  state: DeliveryState;
}

/** Asks for the postal code in the cart itself, where no script opens the window that keeps it for every page. */
function PlaceFields({ page: { storePrefix, formKey, place, texts }, code }: Pick<CartPlaceProps, 'page' | 'code'>) {
  return (
    <form className="without-script" action={`${storePrefix}/f/cart/destination`} method="post">
      <KeyField formKey={formKey && `${formKey}-place`} />
      <Field
        label={texts.place.code}
        name="zipCode"
        scope="entrega"
        defaultValue={place.typed ?? code}
        error={place.error}
        inputMode="numeric"
        maxLength={5}
        autoComplete="postal-code"
      />
      <Button kind="plain">{texts.place.send}</Button>
    </form>
  );
}

/** When the cart arrives where it goes, or the way to say where that is. Nothing for what is not delivered. */
export function CartPlace({ cart, page, code, state }: CartPlaceProps) {
  const isDelivered = state !== 'none';
  const [told, setTold] = useState<Estimate>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another version of the cart
  useEffect(() => {
    let isLatest = true;
    const tell = (answer: Estimate) => isLatest && setTold(answer);
    const asked = code && isDelivered ? ask(code, page) : Promise.resolve(null);
    asked.then(tell, () => tell(null));
    return () => {
      isLatest = false;
    };
  }, [code, isDelivered, cart.id, cart.version]);
  if (!isDelivered) return null;
  const { texts } = page;
  const isUnserved = state === 'unserved' || told?.isServed === false;
  return (
    <div className="cart-place" data-dated={code ? '' : undefined}>
      <Icon name="truck" size={20} />
      <p role="status">
        {isUnserved && <strong>{texts.place.noCoverage}</strong>}
        {!isUnserved && told?.days && (
          <Arrives days={told.days} promise={page.texts.place.promise} locale={page.locale} />
        )}
      </p>
      <a className="line-link needs-script" href={page.hrefs.place} data-place-link="" data-live="windows">
        {code ? texts.place.change : texts.place.ask}
      </a>
      <PlaceFields page={page} code={code} />
    </div>
  );
}
