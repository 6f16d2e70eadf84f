import { mine } from '../../commerce/request-context';
import { SIGN_IN_PAGE } from '../../contract/customers/pages';
import { FIND_ORDER, ORDER_MESSAGES, ORDER_NUMBER } from '../../contract/order-forms';
import { Button, ButtonLink } from '../../ui/button';
import { Island } from '../../ui/island';
import { AccountNotices } from '../customers/account-notices';
import { formStart } from '../forms/form-start';
import { takeFormState } from '../shop/form-state';
import { Head } from '../shop/layout/head';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

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
        <Island
          of="find-order-form"
          props={{
            start: formStart({
              path: 'order/encontrar',
              form: 'encontrar-pedido',
              state,
              fields: FIND_ORDER,
              known: { [ORDER_NUMBER]: number },
              isKeyed: false,
            }),
            link: isLocked ? t('See it at once with a link by e-mail') : null,
            texts: {
              number: t('Order number'),
              numberHint: t('It stands in the e-mail we sent you: 000000042.'),
              email: t('E-mail of the order'),
              send: t('See the order'),
            },
          }}
        />
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
