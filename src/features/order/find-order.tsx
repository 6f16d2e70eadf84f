import { mine } from '../../commerce/request-context';
import { SIGN_IN_PAGE } from '../../contract/customers/forms';
import { FIND_ORDER_FORM, ORDER_MESSAGES, ORDER_NUMBER, PRESSED, WANTS_LINK } from '../../contract/order-forms';
import { Button, ButtonLink } from '../../ui/button';
import { AccountNotices } from '../customers/account-notices';
import { CheckedForm } from '../shop/checked-form';
import { takeFormState } from '../shop/form-state';
import { Head } from '../shop/head';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { type TypedField, TypedFields } from '../shop/typed-fields';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'encontrar-pedido': true;
  }
}

const FIELDS: readonly TypedField[] = [
  {
    name: ORDER_NUMBER,
    label: 'Order number',
    hint: 'It stands in the e-mail we sent you: 000000042.',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 20,
  },
  {
    name: 'email',
    label: 'E-mail of the order',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
];

/** Asks for the number and the e-mail of an order that was made without an account. */
export async function FindOrder({ number }: { number: string }) {
  const t = texts();
  const state = await takeFormState();
  const isLocked = state.notices.some(({ message }) => message === ORDER_MESSAGES.locked);
  return (
    <div className="wrap account-page">
      <Head title={t('Find your order')} canonical={null} />
      <section className="account-plane" aria-labelledby="encuentra-titulo">
        <h1 id="encuentra-titulo">{t('Find your order')}</h1>
        <AccountNotices state={state} />
        {mine().hasOrderLink() && (
          <form action={formAction('order/abrir')} method="post">
            <p>{t('The link of our message shows your order on this device.')}</p>
            <Button wide>{t('See the order')}</Button>
          </form>
        )}
        <p>{t('With its number and your e-mail you see how it is going and what is left to pay.')}</p>
        <CheckedForm action={formAction('order/encontrar')} form="encontrar-pedido" fields={FIND_ORDER_FORM}>
          <div className="fields">
            <TypedFields
              form="encontrar-pedido"
              fields={FIELDS}
              state={state}
              scope="pedido"
              known={(name) => (name === ORDER_NUMBER ? number : '')}
            />
          </div>
          <Button wide>{t('See the order')}</Button>
          {isLocked && (
            <Button wide kind="plain" name={WANTS_LINK} value={PRESSED}>
              {t('See it at once with a link by e-mail')}
            </Button>
          )}
        </CheckedForm>
        <div className="account-else">
          <p>{t('Did you buy with an account? Your orders are in it.')}</p>
          <ButtonLink kind="plain" href={href(SIGN_IN_PAGE)}>
            {t('Sign in')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
