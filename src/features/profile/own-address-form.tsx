import type { PostalCode } from '../../commerce/postal';
import { commerce, requestContext } from '../../commerce/request-context';
import { TYPED_ADDRESS } from '../../contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../contract/checkout/invoice';
import { CODE } from '../../contract/profile/pages';
import { houseLine } from '../../domain/address/house-line';
import type { Customer, CustomerAddress } from '../../domain/customer/customer';
import { isPostalCode } from '../../domain/validation';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Island } from '../../ui/island';
import { ADDRESS_FIELDS, RECIPIENT_FIELDS } from '../checkout/fields';
import { invoiceTexts } from '../checkout/invoice-texts';
import { placeTexts } from '../checkout/place-texts';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import type { FormState } from '../shop/form-state';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

const FORM = 'mi-direccion';
/** Value of ?cp= that asks for the postal code again. */
const CHANGE = 'cambiar';

/** Without script an address is two steps: its postal code first, by the address of the page. */
function CodeForm({ path, code }: { path: string; code: string }) {
  const t = texts();
  return (
    <form className="without-script checked-form" action={href(path)} method="get">
      <div className="fields">
        <Field
          label={t('Postal code')}
          name={CODE}
          span="half"
          defaultValue={code}
          inputMode="numeric"
          pattern="[0-9]{5}"
          maxLength={5}
          autoComplete="shipping postal-code"
          required
        />
      </div>
      <Button>{t('Look up my postal code')}</Button>
    </form>
  );
}

interface OwnAddressFormProps {
  state: FormState;
  customer: Customer;
  /** The address that is changed; null for a new one. */
  address: CustomerAddress | null;
}

const placeOf = async (code: string): Promise<PostalCode | null> =>
  isPostalCode(code) ? commerce().postal.postalCode(code) : null;

/** The fields of an address, filled in with what is known: of a new one the name of whose account it is. */
export async function OwnAddressForm({ state, customer, address }: OwnAddressFormProps) {
  const t = texts();
  const { store, now, query, path } = requestContext();
  const known: Record<string, unknown> = {
    ...(address
      ? { ...address, streetAddress: houseLine(address) }
      : { firstName: customer.firstName, lastName: customer.lastName }),
  };
  const filled = (name: string) => String(known[name] ?? '');
  const asked = query.get(CODE);
  const code = asked === CHANGE ? '' : (state.value(FORM, 'zipCode') ?? (asked || filled('zipCode')));
  const place = await placeOf(code);
  const fields = { ...TYPED_ADDRESS, ...INVOICE_FIELDS };
  const isTicked = (name: string) => state.value(FORM, name) === '1';
  return (
    <div className="own-sheet">
      {!place && <CodeForm path={path} code={code} />}
      <div className={place ? undefined : 'needs-script'}>
        <Island
          of="own-address-form"
          props={{
            start: formStart({
              path: 'account/direccion',
              form: FORM,
              state,
              fields,
              known: Object.fromEntries(Object.keys(fields).map((name) => [name, filled(name)])),
            }),
            addressId: address?.addressId ?? '',
            recipient: wordedFields(RECIPIENT_FIELDS.map(({ optional: _, ...field }) => field)),
            place: {
              storePrefix: store.prefix,
              delivery: null,
              now,
              locale: t.locale,
              initial: {
                code,
                place,
                municipality: state.value(FORM, 'city') ?? filled('city'),
                neighbourhood:
                  state.value(FORM, 'neighbourhood')?.trim() ||
                  (state.value(FORM, 'neighbourhoodOther') ?? filled('neighbourhood')),
              },
              changeHref: href(path, { [CODE]: CHANGE }),
              texts: placeTexts(),
            },
            fields: wordedFields(ADDRESS_FIELDS),
            usual: [
              ...(address?.isDefaultShipping
                ? []
                : [
                    { name: 'defaultShipping', label: t('Send my orders here'), isTicked: isTicked('defaultShipping') },
                  ]),
              ...(address?.isDefaultBilling
                ? []
                : [{ name: 'defaultBilling', label: t('Use it for billing'), isTicked: isTicked('defaultBilling') }]),
            ],
            invoice: {
              isWanted: Boolean(address?.taxId) || state.value(FORM, WANTS_INVOICE) !== undefined,
              texts: { ...invoiceTexts(), wanted: t('Keep my invoice data with this address') },
            },
            save: t('Save my address'),
          }}
        />
      </div>
    </div>
  );
}
