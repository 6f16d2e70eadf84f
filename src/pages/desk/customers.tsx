import type { OpenedCustomer } from '../../commerce/desk/customers';
import { mineAs, requestContext } from '../../commerce/request-context';
import { CUSTOMER_ID, CUSTOMER_SEARCH, DESK_CUSTOMERS_PAGE, isCustomerId } from '../../contract/desk-customers/forms';
import { DESK_PRIVACY } from '../../contract/privacy/pages';
import { REQUEST_CHECKS, type RequestCheck } from '../../domain/privacy/request';
import { MAX_LENGTH } from '../../domain/validation';
import { AccountNotices } from '../../features/customers/account-notices';
import { CustomerWallet } from '../../features/desk/customers/customer-wallet';
import { OpenCustomer } from '../../features/desk/customers/open-customer';
import { OpenedData } from '../../features/desk/customers/opened-customer';
import { TelephoneRules } from '../../features/desk/customers/telephone-rules';
import { listHref, SEARCH } from '../../features/desk/list-address';
import { mayDo } from '../../features/desk/may-do';
import { NotAllowed } from '../../features/desk/not-allowed';
import { NoteRequest } from '../../features/desk/privacy/note-request';
import { requireDesk } from '../../features/desk/require-desk';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';

/** What this operator said they knew of who calls when they opened the data. */
function checksOf({ history }: OpenedCustomer): RequestCheck[] {
  const { name } = mineAs('service').operator;
  const look = history.find(({ action, actor }) => action === 'look-at-customer' && actor === name);
  const said = String(look?.after?.checks ?? '').split(', ');
  return REQUEST_CHECKS.filter((check) => said.includes(check));
}

/** A customer who is found, and what of them may be told; everybody is shown hidden until the operator says why they look. */
export async function DeskCustomersPage() {
  const t = texts();
  const { query, noteStatus } = requestContext();
  const title = t('Customers');
  if (!mayDo('orders')) return <NotAllowed title={title} />;
  const { customers, wallets } = requireDesk();
  const typed = query.get(CUSTOMER_SEARCH)?.trim().slice(0, MAX_LENGTH.email) ?? '';
  const asked = query.get(CUSTOMER_ID) ?? '';
  const id = isCustomerId(asked) ? asked : null;
  const [state, customer, found] = await Promise.all([
    takeFormState(),
    id === null ? null : customers.read(id),
    typed === '' ? [] : customers.find(typed),
  ]);
  if (id !== null && !customer) noteStatus(404);
  const wallet = customer?.opened ? await wallets.of(customer.id) : null;
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{customer ? (customer.opened?.name ?? customer.name) : title}</h1>
      <AccountNotices state={state} takesFocus />
      {customers.isOurs ? (
        <search>
          <form className="desk-search" action={href(DESK_CUSTOMERS_PAGE)} method="get">
            <Field
              name={CUSTOMER_SEARCH}
              type="search"
              autoComplete="off"
              data-find=""
              label={t('Name, telephone, e-mail or number')}
              defaultValue={typed}
            />
            <Button>{t('Find customer')}</Button>
          </form>
        </search>
      ) : (
        <p>
          {t('Customers of this store are kept by your own system; here you find their orders.')}{' '}
          <a href={listHref('all')}>{t('Orders')}</a>
        </p>
      )}
      {id !== null && !customer && <p>{t('There is no such customer')}</p>}
      {typed !== '' && customers.isOurs && (
        <>
          {found.length === 0 && <p>{t('Nobody with an account is found like this')}</p>}
          <ul className="desk-list">
            {found.map((one) => (
              <li key={one.id}>
                <a href={href(DESK_CUSTOMERS_PAGE, { [CUSTOMER_ID]: one.id })}>
                  <b>{one.name}</b>
                </a>
                <span>{one.email}</span>
                {one.phone && <span>{one.phone}</span>}
              </li>
            ))}
          </ul>
          <a href={listHref('all', { [SEARCH]: typed })}>{t('Look for it among the orders')}</a>
        </>
      )}
      <div className="desk-columns">
        {customer?.opened && (
          <OpenedData id={customer.id} opened={customer.opened} state={state}>
            <NoteRequest
              state={state}
              customerId={customer.id}
              known={checksOf(customer.opened)}
              isOpen={query.has(DESK_PRIVACY.note)}
            />
            {wallet && <CustomerWallet id={customer.id} wallet={wallet} state={state} />}
          </OpenedData>
        )}
        {customer && !customer.opened && (
          <div>
            <p>
              {customer.email}
              {customer.phone && ` · ${customer.phone}`}
            </p>
            <OpenCustomer customer={customer} state={state} />
          </div>
        )}
        <TelephoneRules />
      </div>
    </>
  );
}
