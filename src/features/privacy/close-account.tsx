import { BACK_HOURS } from '../../contract/privacy/forms';
import { DATA_PAGE } from '../../contract/privacy/pages';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { PasswordAgain } from '../customers/password-again';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

const FORM = 'cerrar-cuenta';

/** Closes the account: what happens is said first. `isOurs` false: the retailer keeps the account, and is whom to ask. */
export function CloseAccount({ state, isOurs, shop }: { state: FormState; isOurs: boolean; shop: string }) {
  const t = texts();
  const isRefused = ['password', 'sure'].some((name) => state.error(FORM, name));
  return (
    <section className="own-sheet" aria-labelledby="cerrar">
      <h2 id="cerrar">{t('Close the account')}</h2>
      {!isOurs && (
        <p>
          {t('{shop} keeps your account itself. Ask for your data to be erased with the form above, and it is told.', {
            shop,
          })}
        </p>
      )}
      {isOurs && (
        <>
          <ul className="own-points">
            <li>{t('Nobody can sign in any more, on any device, from that moment on.')}</li>
            <li>
              {t('For {hours} hours you can take the account back by the link of our message.', { hours: BACK_HOURS })}
            </li>
            <li>
              {t(
                'Then your data go: addresses, favourites, coupons, ways to sign in. Your reviews stay without your name.',
              )}
            </li>
            <li>
              {t(
                'What was written with this e-mail without signing in goes a year later, or at once if you ask for it with a link to it.',
              )}
            </li>
            <li>{t('What is left in your wallet cannot be spent any more: use it first, or write to us.')}</li>
            <li>
              {t(
                'Orders and invoices stay blocked as long as the law asks for, and nobody uses them for anything else.',
              )}
            </li>
            <li>{t('Open orders, returns and refunds go on. You see an order by its number and this e-mail.')}</li>
          </ul>
          <details className="account-more" open={isRefused}>
            <summary className="line-link">{t('I want to close my account')}</summary>
            <form className="checked-form" action={formAction('account/cerrar')} method="post">
              <PasswordAgain state={state} form={FORM} />
              <Checkbox name="sure" error={state.error(FORM, 'sure')}>
                {t('I understood what happens')}
              </Checkbox>
              <Button kind="plain">{t('Close my account')}</Button>
            </form>
          </details>
        </>
      )}
      <p className="small muted">
        <a href={href(DATA_PAGE)}>{t('Ask about data without an account')}</a>
      </p>
    </section>
  );
}
