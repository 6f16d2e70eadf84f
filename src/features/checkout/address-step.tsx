import { commerce, visit } from '../../commerce';
import type { PostalCode } from '../../commerce/ports';
import type { Address } from '../../domain/order/order';
import { isPostalCode } from '../../domain/validation';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Step } from '../../ui/step';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { checkMessages } from './check-messages';
import { CheckoutForm } from './checkout-form.client';
import { PlaceFields } from './place-fields.client';
import { placeTexts } from './place-texts';
import { PostalCodeForm } from './postal-code-form';
import { PrivacyLine } from './privacy-line';
import { numberOf, type StepProps, stateOf } from './step-props';

/** Value of ?cp= that asks for the postal code again. */
const CHANGE = 'cambiar';

/** An address on one line. */
export const addressLine = (address: Address): string =>
  [
    `${address.streetAddress} ${address.exteriorNumber}${address.apartmentNumber ? `, int. ${address.apartmentNumber}` : ''}`,
    address.neighbourhood,
    `${address.zipCode} ${address.city}`,
    address.state,
  ]
    .filter(Boolean)
    .join(', ');

const placeOf = async (code: string): Promise<PostalCode | null> => (isPostalCode(code) ? commerce().places.postalCode(code) : null);

/** Where it goes: postal code first; it brings state, municipio and colonias, and says whether and when we arrive. */
export async function AddressStep(props: StepProps) {
  const t = texts();
  const { checkout, cart, pageKey, state } = props;
  const isOpen = stateOf('direccion', props) === 'open';
  const known = checkout.shippingDetails ?? (cart.isVirtual ? checkout.paymentDetails : null);
  const line = known && addressLine(known);
  const step = {
    id: 'paso-direccion',
    number: numberOf('direccion', cart.isVirtual),
    title: cart.isVirtual ? t('Your address') : t('Where do we take it?'),
    state: stateOf('direccion', props),
    line: line && `${known.firstName} ${known.lastName} · ${line} · ${known.phoneNumber}`,
    edit: { href: href('/checkout', { paso: 'direccion' }), label: t('Edit'), name: t('Where do we take it?') },
  };
  if (!isOpen) return <Step {...step} />;

  const value = (name: keyof Address) => state.value('direccion', name) ?? (known ? String(known[name] ?? '') : '');
  const error = (name: string) => state.error('direccion', name);
  const asksAgain = visit().query.get('cp') === CHANGE;
  const typed = state.value('codigo-postal', 'zipCode') ?? state.value('direccion', 'zipCode');
  const code = asksAgain ? '' : (typed ?? cart.destination?.postcode ?? known?.zipCode ?? '');
  const place = await placeOf(code);
  const person = checkout.personalDetails;
  return (
    <Step {...step}>
      {!place && <PostalCodeForm code={code} error={state.error('codigo-postal', 'zipCode') ?? state.error('direccion', 'zipCode')} />}
      <div className={place ? undefined : 'needs-script'}>
        <CheckoutForm action={formAction('checkout/direccion')} form="direccion" messages={checkMessages()}>
          <input type="hidden" name="key" value={pageKey} />
          <div className="fields">
            <PlaceFields
              storePrefix={visit().store.prefix}
              now={visit().now}
              locale={t.locale}
              initial={{ code, place, neighbourhood: state.value('direccion', 'neighbourhoodOther') || value('neighbourhood') }}
              errors={{ zipCode: error('zipCode'), neighbourhood: error('neighbourhood') }}
              changeHref={href('/checkout', { paso: 'direccion', cp: CHANGE })}
              texts={placeTexts()}
            />
            <Field
              label={t('Street')}
              name="streetAddress"
              span="half"
              defaultValue={value('streetAddress')}
              error={error('streetAddress')}
              autoComplete="address-line1"
              maxLength={120}
              required
            />
            <Field
              label={t('Outside number')}
              name="exteriorNumber"
              span="quarter"
              defaultValue={value('exteriorNumber')}
              error={error('exteriorNumber')}
              maxLength={20}
              required
            />
            <Field
              label={t('Inside')}
              optional={t('optional')}
              name="apartmentNumber"
              span="quarter"
              defaultValue={value('apartmentNumber')}
              error={error('apartmentNumber')}
              maxLength={20}
            />
            <Field
              label={t('Between streets, or how to find it')}
              optional={t('optional')}
              name="reference"
              defaultValue={value('reference')}
              error={error('reference')}
              maxLength={80}
            />
            <Field
              label={t('Who receives it')}
              name="firstName"
              span="half"
              defaultValue={value('firstName') || (person?.firstName ?? '')}
              error={error('firstName')}
              autoComplete="shipping given-name"
              maxLength={60}
              required
            />
            <Field
              label={t('Last names')}
              name="lastName"
              span="half"
              defaultValue={value('lastName') || (person?.lastName ?? '')}
              error={error('lastName')}
              autoComplete="shipping family-name"
              maxLength={60}
              required
            />
            <Field
              label={t('Phone of who receives it')}
              name="phoneNumber"
              type="tel"
              inputMode="tel"
              span="half"
              defaultValue={value('phoneNumber')}
              error={error('phoneNumber')}
              hint={t('10 digits. The driver calls this number.')}
              autoComplete="tel-national"
              maxLength={20}
              required
            />
          </div>
          <PrivacyLine />
          <Button>{cart.isVirtual ? t('Continue with the payment') : t('Continue with the delivery')}</Button>
        </CheckoutForm>
      </div>
    </Step>
  );
}
