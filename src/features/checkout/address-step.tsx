import type { PostalCode } from '../../commerce/postal';
import { commerce, requestContext } from '../../commerce/request-context';
import { OTHER_ADDRESS, TYPED_ADDRESS } from '../../contract/checkout/forms';
import { isPickupOnly, specialOf } from '../../domain/shipping/shipping';
import { isPostalCode } from '../../domain/validation';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { Step } from '../../ui/step';
import { branchAddressLine, readyText } from '../branches/branch-texts';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { addressLine } from './address-line';
import { branchForm } from './branch-step';
import type { CartDelivery } from './coverage';
import { ADDRESS_FIELDS, RECIPIENT_FIELDS } from './fields';
import { AT_BRANCH, FULFILMENT, FulfilmentChoice } from './fulfilment-choice';
import { spacedPhone } from './phone';
import { placeTexts } from './place-texts';
import { PostalCodeForm } from './postal-code-form';
import { privacyWords } from './privacy-words';
import {
  choosesAddress,
  completedAddress,
  hasSavedAddresses,
  isSaved,
  SavedAddresses,
  usualAddress,
} from './saved-addresses';
import { hasBranches, numberOf, type StepProps, stateOf } from './step-props';
import { stepTitle } from './step-title';

/** What is typed besides the place, and may be known. */
const TYPED = [...ADDRESS_FIELDS, ...RECIPIENT_FIELDS];

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

/** Whether the branches are shown instead of an address: asked for, refused a moment ago, or what the cart has. */
export function isAtBranch({ cart, state, branches }: Pick<StepProps, 'cart' | 'state' | 'branches'>): boolean {
  if (cart.isVirtual || (branches.ok && branches.value.length === 0)) return false;
  const asked = requestContext().query.get(FULFILMENT);
  if (isPickupOnly(cart.lines)) return true;
  if (asked !== null) return asked === AT_BRANCH;
  const isRefused = ['branch', 'phoneNumber'].some((field) => state.error('sucursal', field) !== null);
  return (
    isRefused ||
    (cart.pickup !== undefined &&
      state.value('direccion', 'zipCode') === undefined &&
      state.value('codigo-postal', 'zipCode') === undefined)
  );
}

/** Where it goes: postal code first; it brings state, municipio and colonias, and says whether and when we arrive. */
export async function AddressStep(props: StepProps) {
  const t = texts();
  const { store, now } = requestContext();
  const { checkout, cart, state, customer } = props;
  const isOpen = stateOf('direccion', props) === 'open';
  const known = checkout.shippingDetails ?? (cart.isVirtual ? checkout.paymentDetails : null);
  const line = known && addressLine(known);
  const step = {
    id: 'paso-direccion',
    number: numberOf('direccion', props),
    title: stepTitle('direccion', cart.isVirtual ? 'address' : 'delivery'),
    state: stateOf('direccion', props),
    takesFocus: props.takesFocus,
    line: line && `${known.firstName} ${known.lastName} · ${line} · ${spacedPhone(known.phoneNumber)}`,
    edit: { href: href('/checkout', { paso: 'direccion' }), label: t('Edit'), name: t('Where do we take it?') },
  };
  const pickedUpAt = cart.pickup?.branch;
  if (!isOpen && pickedUpAt) {
    const told = [pickedUpAt.name, branchAddressLine(pickedUpAt), readyText(pickedUpAt)].filter(Boolean).join(' · ');
    return (
      <Step
        {...step}
        title={stepTitle('direccion', 'branch')}
        line={told}
        edit={{ ...step.edit, name: t('Where do you pick it up?') }}
      />
    );
  }
  if (!isOpen) return <Step {...step} />;
  if (isAtBranch(props)) {
    const { branches } = props;
    return (
      <Step {...step} title={stepTitle('direccion', 'branch')}>
        {(!cart.pickup || !isPickupOnly(cart.lines)) && <FulfilmentChoice isPickup />}
        {branches.ok ? (
          await branchForm({ ...props, branches: branches.value })
        ) : (
          <Notice level="error">{t.message(branches.problem.message)}</Notice>
        )}
      </Step>
    );
  }

  if (customer && choosesAddress(props)) {
    return (
      <Step {...step}>
        {hasBranches(props) && !cart.isVirtual && <FulfilmentChoice isPickup={false} />}
        <SavedAddresses {...props} customer={customer} />
      </Step>
    );
  }

  const hasChoice = hasSavedAddresses(customer);
  const asksForAnother = hasChoice && requestContext().query.get(OTHER_ADDRESS) !== null;
  const saved = asksForAnother ? completedAddress(customer) : usualAddress(customer, cart);
  const typedBefore = asksForAnother && known && isSaved(customer, known) ? null : known;
  const before = asksForAnother ? (saved ?? typedBefore) : (known ?? saved);
  const values: Record<string, unknown> = { ...(before ?? checkout.personalDetails) };
  const filled = (name: string) => String(values[name] ?? '');
  const error = (name: string) => state.error('direccion', name);
  const asksAgain = requestContext().query.get('cp') === CHANGE;
  const typed = state.value('codigo-postal', 'zipCode') ?? state.value('direccion', 'zipCode');
  const code = asksAgain
    ? ''
    : (typed ??
      (saved && asksForAnother ? saved.zipCode : null) ??
      cart.destination?.postcode ??
      before?.zipCode ??
      '');
  const place = await placeOf(code);
  const person = checkout.personalDetails;
  const isOther = RECIPIENT_FIELDS.some(({ name }) => error(name) || filled(name) !== String(person?.[name] ?? ''));
  return (
    <Step {...step}>
      {hasBranches(props) && !cart.isVirtual && <FulfilmentChoice isPickup={false} />}
      {hasChoice && (
        <p>
          <a href={href('/checkout', { paso: 'direccion' })}>{t('Choose a saved address')}</a>
        </p>
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
              fields: TYPED_ADDRESS,
              known: Object.fromEntries(TYPED.map(({ name }) => [name, filled(name)])),
              step: 'direccion',
            }),
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
                paso: 'direccion',
                cp: CHANGE,
                ...(hasChoice ? { [OTHER_ADDRESS]: '1' } : {}),
              }),
              texts: placeTexts(),
            },
            fields: wordedFields(ADDRESS_FIELDS),
            recipient: {
              title: t('Somebody else receives it'),
              fields: wordedFields(RECIPIENT_FIELDS),
              isOpen: isOther,
            },
            privacy: privacyWords(),
            next: t('Continue'),
          }}
        />
      </div>
    </Step>
  );
}
