import type { ReactNode } from 'react';
import { commerce, mine, requestContext } from '../../commerce/request-context';
import { NEWSLETTER_PAGE, NEWSLETTER_TOKEN } from '../../contract/newsletter/forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { LinkForm } from '../../features/newsletter/link-form';
import { SubscribeForm } from '../../features/newsletter/subscribe-form';
import { noticeWords } from '../../features/privacy/notice-words';
import { PrivacyLine } from '../../features/privacy/privacy-line';
import { type FormState, takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';

const token = (): string => requestContext().query.get(NEWSLETTER_TOKEN) ?? '';

/** Something was done: it says so, and leads on instead of asking again. */
const isDone = ({ notices }: FormState): boolean => notices.some(({ level }) => level === 'success');

/** The plane of a page about the newsletter, with what was just said about it. */
function Plane({ state, children }: { state: FormState; children: ReactNode }) {
  const t = texts();
  return (
    <div className="wrap account-page">
      <Head title={t('Newsletter')} canonical={null} />
      <section className="account-plane" aria-labelledby="boletin-titulo">
        <h1 id="boletin-titulo">{t('Newsletter')}</h1>
        <AccountNotices state={state} />
        {children}
      </section>
    </div>
  );
}

/** Where the newsletter is asked for. */
export async function NewsletterPage() {
  const t = texts();
  const own = mine();
  const [state, profile] = await Promise.all([takeFormState(), own.kind === 'customer' ? own.profile() : null]);
  return (
    <Plane state={state}>
      {!isDone(state) && (
        <>
          <p>
            {commerce().newsletter.links
              ? t('Offers and news by e-mail, and a coupon for 10 % off once you confirm.')
              : t('Offers and news by e-mail.')}
          </p>
          <SubscribeForm state={state} email={profile?.ok ? profile.value.email : ''} />
          <PrivacyLine {...noticeWords('You can end it any time with one link.')} />
        </>
      )}
      <ButtonLink kind="plain" href={href('/')}>
        {t('Go to the home page')}
      </ButtonLink>
    </Plane>
  );
}

/**
 * Where the link of a message leads that confirms: opening it changes nothing, since mail programs open links by
 * themselves; its button does.
 */
export async function NewsletterConfirmPage() {
  const t = texts();
  const state = await takeFormState();
  return (
    <Plane state={state}>
      {token() ? (
        <LinkForm action="newsletter/confirmar" token={token()} label={t('Confirm my subscription')} />
      ) : (
        <ButtonLink href={href('/')}>{t('Keep looking')}</ButtonLink>
      )}
    </Plane>
  );
}

/** Where the link of every newsletter leads: its button ends the subscription. */
export async function NewsletterEndPage() {
  const t = texts();
  const state = await takeFormState();
  return (
    <Plane state={state}>
      {token() && <LinkForm action="newsletter/baja" token={token()} label={t('Send me no more newsletters')} />}
      <ButtonLink kind="plain" href={href(NEWSLETTER_PAGE)}>
        {t('Subscribe again')}
      </ButtonLink>
    </Plane>
  );
}
