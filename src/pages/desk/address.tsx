import { requestContext } from '../../commerce/request-context';
import { CORRECTED_ADDRESS, DESK_PAGE, deskOrderPage } from '../../contract/desk-pages/forms';
import type { Address } from '../../domain/order/order';
import { possible } from '../../domain/order/step';
import { AccountNotices } from '../../features/customers/account-notices';
import { asksOf, COLONIAS, PlaceAsked } from '../../features/desk/order/place-asked';
import { requireDesk } from '../../features/desk/require-desk';
import { FormKey } from '../../features/shop/form-key';
import { firstRefused, takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import type { Key } from '../../i18n';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { type PageProps, segment } from '../page-props';

const FORM = 'operacion-direccion';
const NOT_FOUND = 404;

type Name = Exclude<keyof typeof CORRECTED_ADDRESS, 'number' | 'seen' | 'agreed'> & keyof Address;

interface Row {
  name: Name;
  label: Key;
  span?: 'half' | 'third';
  inputMode?: 'numeric' | 'tel';
}

const RECEIVER: Row[] = [
  { name: 'firstName', label: 'First name', span: 'half' },
  { name: 'lastName', label: 'Last names', span: 'half' },
  { name: 'phoneNumber', label: 'Phone', inputMode: 'tel' },
];

const PLACE: Row[] = [
  { name: 'zipCode', label: 'Postal code', inputMode: 'numeric' },
  { name: 'streetAddress', label: 'Street' },
  { name: 'exteriorNumber', label: 'Exterior number', span: 'half' },
  { name: 'apartmentNumber', label: 'Interior number', span: 'half' },
  { name: 'neighbourhood', label: 'Neighbourhood' },
  { name: 'city', label: 'City or municipality' },
  { name: 'betweenStreets', label: 'Between streets' },
  { name: 'reference', label: 'References' },
];

/** Corrects where an order goes, who takes it and where they are called; of one that is picked up the place stays. */
export async function DeskAddressPage({ number }: PageProps<'/pedido/[number]/direccion'>) {
  const t = texts();
  const { noteStatus } = requestContext();
  const [state, found] = await Promise.all([takeFormState(), requireDesk().order.find(segment(number))]);
  const had = found?.order.shippingAddress;
  if (!found || !had || !possible(found.state, 'correct-address')) {
    noteStatus(NOT_FOUND);
    return (
      <>
        <Head title={t('Orders')} canonical={null} />
        <h1>{t('No orders like this')}</h1>
        <a href={href(DESK_PAGE)}>{t('Orders')}</a>
      </>
    );
  }
  const { order, events } = found;
  const title = t('Address of order {number}', { number: order.number });
  const typed = {
    zipCode: state.value(FORM, 'zipCode') ?? had.zipCode,
    neighbourhood: state.value(FORM, 'neighbourhood') ?? had.neighbourhood,
  };
  const asks = state.error(FORM, 'agreed') === null ? null : await asksOf(order, typed);
  const rows = [...RECEIVER, ...(order.branch ? [] : PLACE)];
  const first = firstRefused(
    rows.map(({ name }) => name),
    (name) => state.error(FORM, name),
  );
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{title}</h1>
      <AccountNotices state={state} takesFocus />
      <p>{t('The customer is told by letter. What the order costs stays as it is.')}</p>
      <form className="desk-narrow" action={formAction('operacion/direccion')} method="post">
        <FormKey />
        <input type="hidden" name="number" value={order.number} autoComplete="off" />
        <input type="hidden" name="seen" value={events.length} autoComplete="off" />
        {rows.map(({ name, label, span, inputMode }) => {
          const field = CORRECTED_ADDRESS[name];
          const isOptional = 'optional' in field && field.optional === true;
          return (
            <Field
              key={name}
              name={name}
              label={t(label)}
              autoComplete="off"
              inputMode={inputMode}
              span={span}
              required={!isOptional}
              {...(isOptional ? { optional: t('optional') } : {})}
              defaultValue={state.value(FORM, name) ?? String(had[name] ?? '')}
              error={state.error(FORM, name)}
              {...(name === 'neighbourhood' && { list: COLONIAS })}
              {...(name === first && { autoFocus: true })}
            />
          );
        })}
        {asks && <PlaceAsked asks={asks} address={typed} takesFocus={first === undefined} />}
        <Button wide>{t('Save the address')}</Button>
      </form>
      <ButtonLink kind="plain" href={href(deskOrderPage(order.number))}>
        {t('No, go back')}
      </ButtonLink>
    </>
  );
}
