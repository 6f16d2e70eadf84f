import { isGuest } from '../../commerce/mine';
import { mine, requestContext } from '../../commerce/request-context';
import { OTHER_ADDRESS } from '../../contract/checkout/forms';
import { BACK, SIGN_IN_PAGE } from '../../contract/customers/pages';
import type { Checkout } from '../../domain/order/order';
import { isPickupOnly } from '../../domain/shipping/shipping';
import { Notice } from '../../ui/notice';
import { Step } from '../../ui/step';
import { branchAddressLine, readyText } from '../branches/branch-texts';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { addressLine } from './address-line';
import { addressPart } from './address-part';
import { branchForm } from './branch-step';
import { AT_BRANCH, FULFILMENT, FulfilmentChoice } from './fulfilment-choice';
import { MeantEmailForm } from './meant-email-form';
import { spacedPhone } from './phone';
import { choosesAddress, SavedAddresses } from './saved-addresses';
import { hasBranches, numberOf, type StepProps, stateOf } from './step-props';
import { stepTitle } from './step-title';

/** Whether the branches are shown instead of an address: asked for, refused a moment ago, or what the cart has. */
export function isAtBranch({ cart, state, branches }: Pick<StepProps, 'cart' | 'state' | 'branches'>): boolean {
  if (cart.isVirtual || (branches.ok && branches.value.length === 0)) return false;
  const asked = requestContext().query.get(FULFILMENT);
  if (isPickupOnly(cart.lines)) return true;
  if (asked !== null) return asked === AT_BRANCH;
  const isRefused = ['branch', 'phoneNumber', 'fullName', 'emailAddress', 'password'].some(
    (field) => state.error('sucursal', field) !== null,
  );
  return (
    isRefused ||
    (cart.pickup !== undefined &&
      state.value('direccion', 'zipCode') === undefined &&
      state.value('codigo-postal', 'zipCode') === undefined)
  );
}

/** For whoever has an account: the way in, and back to the checkout, which then knows who buys. */
function SignInLine() {
  const t = texts();
  return (
    <p>
      {t('Do you have an account already?')} <a href={href(SIGN_IN_PAGE, { [BACK]: '/checkout' })}>{t('Sign in')}</a>
    </p>
  );
}

/** Who buys, for customers who choose among their addresses; another name or e-mail is typed with the address. */
function KnownBuyer({ checkout, customer }: Pick<StepProps, 'checkout' | 'customer'>) {
  const t = texts();
  const { firstName, lastName, emailAddress } = checkout.personalDetails ?? {
    ...{ firstName: '', lastName: '', ...customer },
    emailAddress: customer?.email,
  };
  const known = customer?.addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? customer?.addresses[0];
  return (
    <p className="muted">
      {`${firstName} ${lastName}`.trim()} · {emailAddress}{' '}
      <a className="line-link" href={href('/checkout', { paso: 'datos', [OTHER_ADDRESS]: known?.addressId ?? '1' })}>
        {t('Edit')}
      </a>
    </p>
  );
}

/** Who buys, in one line. */
function personLine({ personalDetails, newAccount }: Checkout): string | null {
  if (!personalDetails) return null;
  const { firstName, lastName, emailAddress } = personalDetails;
  return [`${firstName} ${lastName}`, emailAddress, newAccount && texts()('With an account')]
    .filter(Boolean)
    .join(' · ');
}

/** Where it goes, in one line: the branch, or the address with who receives it. */
function placeLine({ checkout, cart }: Pick<StepProps, 'checkout' | 'cart'>): string | null {
  const branch = cart.pickup?.branch;
  if (branch) return [branch.name, branchAddressLine(branch), readyText(branch)].filter(Boolean).join(' · ');
  const known = checkout.shippingDetails ?? (cart.isVirtual ? checkout.paymentDetails : null);
  return known && `${known.firstName} ${known.lastName} · ${addressLine(known)} · ${spacedPhone(known.phoneNumber)}`;
}

/** Who buys and where it goes, in one form. */
export async function DetailsStep(props: StepProps) {
  const t = texts();
  const { checkout, cart, customer, branches } = props;
  const state = stateOf('datos', props);
  const isPickup = state === 'open' ? isAtBranch(props) : cart.pickup?.branch != null;
  const known = checkout.personalDetails;
  const title = stepTitle('datos', isPickup);
  const step = {
    id: 'paso-datos',
    number: numberOf('datos', props),
    title,
    state,
    takesFocus: props.takesFocus,
    line: (
      <>
        {personLine(checkout)}
        <br />
        {placeLine(props)}
      </>
    ),
    note: known && <MeantEmailForm known={known} wantsAccount={Boolean(checkout.newAccount)} />,
    edit: { href: href('/checkout', { paso: 'datos' }), label: t('Edit'), name: title },
  };
  if (state !== 'open') return <Step {...step} />;
  const mayChoose = hasBranches(props) && !cart.isVirtual;
  if (isPickup)
    return (
      <Step {...step}>
        {isGuest(mine()) && <SignInLine />}
        {(!cart.pickup || !isPickupOnly(cart.lines)) && <FulfilmentChoice isPickup />}
        {branches.ok ? (
          await branchForm({ ...props, branches: branches.value })
        ) : (
          <Notice level="error">{t.message(branches.problem.message)}</Notice>
        )}
      </Step>
    );
  return (
    <Step {...step}>
      {isGuest(mine()) && <SignInLine />}
      {mayChoose && <FulfilmentChoice isPickup={false} />}
      {customer && choosesAddress(props) ? (
        <>
          <KnownBuyer {...props} />
          <SavedAddresses {...props} customer={customer} />
        </>
      ) : (
        await addressPart(props)
      )}
    </Step>
  );
}
