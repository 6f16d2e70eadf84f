import { mine } from '../../commerce/request-context';
import { DATA_PAGE, MY_PRIVACY_PAGE } from '../../contract/privacy/pages';
import { AccountNotices } from '../../features/customers/account-notices';
import { RequestForm } from '../../features/privacy/request-form';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';

/** Where anybody asks about their own data, with an account or without one. */
export async function OwnDataPage() {
  const t = texts();
  const state = await takeFormState();
  const isSent = state.notices.some(({ level }) => level === 'success');
  const title = t('Ask about your data');
  return (
    <div className="wrap account-page">
      <Head
        title={title}
        description={t('See your data, correct them, have them erased, or oppose a use of them.')}
        canonical={DATA_PAGE}
      />
      <section className="account-plane" aria-labelledby="datos-titulo">
        <h1 id="datos-titulo">{title}</h1>
        <AccountNotices state={state} />
        {isSent ? (
          <ButtonLink href={href('/')}>{t('Keep looking')}</ButtonLink>
        ) : (
          <>
            <p>
              {t(
                'You may see your data, correct them, have them erased, or oppose a use of them. We answer within 20 business days and carry out what is granted within 15 more. It costs nothing.',
              )}
            </p>
            <RequestForm state={state} form="mis-datos" />
            <p className="small muted">
              {t(
                'If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.',
              )}
            </p>
          </>
        )}
        {mine().kind === 'customer' && (
          <ButtonLink kind="plain" href={href(MY_PRIVACY_PAGE)}>
            {t('Your data and privacy')}
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
