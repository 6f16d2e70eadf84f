import { commerce, mine, requestContext } from '../../commerce/request-context';
import { ABOUT_ORDER, CONTACT_PAGE } from '../../contract/contact/forms';
import { isOrderNumber } from '../../domain/validation';
import { BRANCHES_PATH } from '../../features/branches/branches-path';
import { ContactForm } from '../../features/contact/contact-form';
import { Phones } from '../../features/contact/phones';
import { AccountNotices } from '../../features/customers/account-notices';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { alternatesOf } from '../../features/store-views/alternates';
import { ButtonLink } from '../../ui/button';

/** ROUTE-016: how the shop is reached, and a form to write to it. */
export async function ContactPage() {
  const t = texts();
  const own = mine();
  const [state, profile, hasBranches] = await Promise.all([
    takeFormState(),
    own.kind === 'customer' ? own.profile() : null,
    commerce().branches.any(),
  ]);
  const isSent = state.notices.some(({ level }) => level === 'success');
  const known = profile?.ok
    ? { name: [profile.value.firstName, profile.value.lastName].join(' '), email: profile.value.email }
    : { name: '', email: '' };
  const order = requestContext().query.get(ABOUT_ORDER) ?? '';
  const title = t('Contact');
  return (
    <div className="wrap account-page">
      <Head
        title={title}
        description={t('Write to us or call us: we answer within two working days.')}
        canonical={CONTACT_PAGE}
        alternates={await alternatesOf({ kind: 'everywhere', path: CONTACT_PAGE }, CONTACT_PAGE)}
      />
      <section className="account-plane" aria-labelledby="contacto-titulo">
        <h1 id="contacto-titulo">{title}</h1>
        <AccountNotices state={state} />
        <Phones />
        {isSent ? (
          <ButtonLink href={href('/')}>{t('Keep looking')}</ButtonLink>
        ) : (
          <ContactForm state={state} known={{ ...known, order: isOrderNumber(order) ? order : '' }} />
        )}
        {hasBranches && (
          <ButtonLink kind="plain" href={href(BRANCHES_PATH)}>
            {t('Branches')}
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
