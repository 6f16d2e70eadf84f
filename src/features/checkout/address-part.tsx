import type { PostalCode } from '../../commerce/postal';
import { commerce, requestContext } from '../../commerce/request-context';
import { OTHER_ADDRESS, TYPED_ADDRESS } from '../../contract/checkout/forms';
import { houseLine } from '../../domain/address/house-line';
import { specialOf } from '../../domain/shipping/shipping';
import { isPostalCode } from '../../domain/validation';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { buyerPart } from './buyer-words';
import type { CartDelivery } from './coverage';
import { ADDRESS_FIELDS, BILLED_FIELDS, RECIPIENT_FIELDS } from './fields';
import { placeTexts } from './place-texts';
import { PostalCodeForm } from './postal-code-form';
import { privacyWords } from './privacy-words';
import { completedAddress, hasSavedAddresses, isSaved, usualAddress } from './saved-addresses';
import type { StepProps } from './step-props';

/** Value of ?cp= that asks for the postal code again. */
const CHANGE = 'cambiar';

const placeOf = async (code: string): Promise<PostalCode | null> =>
  isPostalCode(code) ? commerce().postal.postalCode(code) : null;

/** What a delivery of this cart takes; null for what is not delivered, and where a retailer delivers. */
function deliveryOf({ lines, isVirtual }: StepProps['cart']): CartDelivery {
  const { rates } = commerce().shipping;
  if (!rates || isVirtual) return null;
  const { policyDays, specialDays } = rates;
  return { special: specialOf(lines), rates: { policyDays, specialDays } };
}

/** Who buys and an address that is typed: postal code first, it brings the place and says whether and when we arrive. */
export async function addressPart(props: StepProps) {
  const t = texts();
  const { store, now, query } = requestContext();
  const { checkout, cart, state, customer } = props;
  const hasChoice = hasSavedAddresses(customer);
  const asksForAnother = hasChoice && query.get(OTHER_ADDRESS) !== null;
  const saved = asksForAnother ? completedAddress(customer) : usualAddress(customer, cart);
  const given = checkout.shippingDetails ?? (cart.isVirtual ? checkout.paymentDetails : null);
  const typedBefore = asksForAnother && given && isSaved(customer, given) ? null : given;
  const before = asksForAnother ? (saved ?? typedBefore) : (given ?? saved);
  const values: Record<string, unknown> = before ? { ...before, streetAddress: houseLine(before) } : {};
  const filled = (name: string) => String(values[name] ?? '');
  const typed = state.value('codigo-postal', 'zipCode') ?? state.value('direccion', 'zipCode');
  const usual = (saved && asksForAnother ? saved.zipCode : null) ?? cart.destination?.postcode ?? before?.zipCode;
  const code = query.get('cp') === CHANGE ? '' : (typed ?? usual ?? '');
  const place = await placeOf(code);
  const buyer = buyerPart('direccion', props);
  const person: Record<string, unknown> = { ...(checkout.personalDetails ?? customer) };
  // An address in the buyer's own name follows the name that is written above.
  const isOther = before !== null && RECIPIENT_FIELDS.some(({ name }) => filled(name) !== String(person[name] ?? ''));
  const isRefused = RECIPIENT_FIELDS.some(({ name }) => state.error('direccion', name) !== null);
  const known = [...ADDRESS_FIELDS, ...(isOther ? RECIPIENT_FIELDS : [])];
  return (
    <>
      {hasChoice && (
        <p>
          <a href={href('/checkout', { paso: 'datos' })}>{t('Choose a saved address')}</a>
        </p>
      )}
      {cart.isVirtual && (
        <p className="small muted">{t('Nothing is sent to your door: the address is the one of your receipt.')}</p>
      )}
      {!place && (
        <PostalCodeForm
          code={code}
          isOther={hasChoice}
          error={state.error('codigo-postal', 'zipCode') ?? state.error('direccion', 'zipCode')}
        />
      )}
      <div className={place ? undefined : 'needs-script'}>
        <Island
          of="address-form"
          props={{
            start: formStart({
              path: 'checkout/direccion',
              form: 'direccion',
              state,
              fields: { ...buyer.fields, ...TYPED_ADDRESS },
              known: { ...buyer.known, ...Object.fromEntries(known.map(({ name }) => [name, filled(name)])) },
              step: 'datos',
            }),
            buyer: buyer.words,
            place: {
              storePrefix: store.prefix,
              delivery: deliveryOf(cart),
              now,
              locale: t.locale,
              initial: {
                code,
                place,
                municipality: state.value('direccion', 'city') ?? filled('city'),
                neighbourhood:
                  state.value('direccion', 'neighbourhood')?.trim() ||
                  (state.value('direccion', 'neighbourhoodOther') ?? filled('neighbourhood')),
              },
              changeHref: href('/checkout', {
                paso: 'datos',
                cp: CHANGE,
                ...(hasChoice ? { [OTHER_ADDRESS]: '1' } : {}),
              }),
              texts: placeTexts(),
            },
            fields: wordedFields(cart.isVirtual ? BILLED_FIELDS : ADDRESS_FIELDS),
            recipient: cart.isVirtual
              ? null
              : {
                  title: t('Somebody else receives it'),
                  fields: wordedFields(RECIPIENT_FIELDS),
                  isOpen: isOther || isRefused,
                },
            keep: customer && !(before && isSaved(customer, before)) ? t('Keep this address in my account') : null,
            privacy: privacyWords(),
            next: t('Continue'),
          }}
        />
      </div>
    </>
  );
}
