import type { AdvertisingConsent } from '../../commerce/privacy';
import { mineAs, requestContext } from '../../commerce/request-context';
import { NOTICE_PAGE, noticeAt } from '../../config/privacy-notice';
import { MY_NEWSLETTER_PAGE } from '../../contract/newsletter/forms';
import { PRIVACY_MESSAGES } from '../../contract/privacy/messages';
import { MY_PRIVACY_PAGE, ownRequestPath } from '../../contract/privacy/pages';
import { folioOf, idOfFolio, type PrivacyRequest } from '../../domain/privacy/request';
import { CloseAccount } from '../../features/privacy/close-account';
import { OwnCopy } from '../../features/privacy/own-copy';
import { requestFacts } from '../../features/privacy/request-facts';
import { RequestForm } from '../../features/privacy/request-form';
import { OWN_WORDS, REQUEST_STATUS_TEXTS, RIGHT_TEXTS } from '../../features/privacy/right-texts';
import { AccountFrame } from '../../features/profile/account-frame';
import { takeFormState } from '../../features/shop/form-state';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { longMoment, shortDate } from '../../i18n/dates';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;

/** What the customer agreed to, with its version, and when. */
function Consents({
  notice,
  since,
  said,
}: {
  notice: string | null;
  since: number | null;
  said: AdvertisingConsent[];
}) {
  const t = texts();
  const { now } = requestContext();
  return (
    <section className="own-sheet" aria-labelledby="acuerdos">
      <h2 id="acuerdos">{t('What you agreed to')}</h2>
      <p>
        {notice !== null && since !== null
          ? t('Privacy notice, version {version}, since {moment}.', {
              version: notice,
              moment: longMoment(since, t.locale),
            })
          : t('Privacy notice: version {version} is in force.', { version: noticeAt(now) })}{' '}
        <a href={href(NOTICE_PAGE)}>{t('Privacy notice')}</a>
      </p>
      <p>
        {t('Advertising is apart from it: nobody gets any without having said yes, and one press ends it.')}{' '}
        <a href={href(MY_NEWSLETTER_PAGE)}>{t('Newsletter')}</a>
      </p>
      {said.length > 0 && (
        <ul className="own-points">
          {said.map(({ at, isGiven, version }) => (
            <li key={at}>
              {isGiven
                ? t('{moment}: yes to the newsletter (text {version})', { moment: longMoment(at, t.locale), version })
                : t('{moment}: no more newsletter (text {version})', { moment: longMoment(at, t.locale), version })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Requests({ requests }: { requests: PrivacyRequest[] }) {
  const t = texts();
  if (requests.length === 0) return null;
  return (
    <ul className="own-points">
      {requests.map(({ id, right, status, createdAt }) => (
        <li key={id}>
          <a className="line-link" href={href(ownRequestPath(folioOf(id)))}>
            {folioOf(id)}
          </a>{' '}
          {t(RIGHT_TEXTS[right])} · <strong>{t(REQUEST_STATUS_TEXTS[status])}</strong>{' '}
          <span className="small muted">{shortDate(createdAt, t.locale)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a customer is told of their data, and can do about it: agreements, a copy, requests, closing the account. */
export async function MyPrivacyPage() {
  const t = texts();
  const mine = mineAs('customer');
  const own = mine.own('privacy');
  const [state, profile, copy, requests, notice, said] = await Promise.all([
    takeFormState(),
    mine.profile(),
    own.copy(),
    own.requests(),
    own.notice(),
    own.advertising(),
  ]);
  const isOurs = own.close !== null;
  const { name: shop } = requestContext().store;
  return (
    <AccountFrame title={t('Your data and privacy')} state={state}>
      <Consents notice={notice} since={profile.ok ? profile.value.createdAt : null} said={said} />
      <OwnCopy state={state} copy={copy} elsewhere={isOurs ? null : shop} />
      <section className="own-sheet" aria-labelledby="derechos">
        <h2 id="derechos">{t('Ask about your data')}</h2>
        <p>
          {t(
            'You may see your data, correct them, have them erased, or oppose a use of them. We answer within 20 business days and carry out what is granted within 15 more. It costs nothing.',
          )}
        </p>
        <Requests requests={requests} />
        <RequestForm state={state} form="solicitud-propia" />
      </section>
      <CloseAccount state={state} isOurs={isOurs} shop={shop} />
    </AccountFrame>
  );
}

/** One request of the customer's own; of any other it is told that there is none. */
export async function MyRequestPage({ folio }: PageProps<'/my-account/privacy/[folio]'>) {
  const t = texts();
  const { now, noteStatus } = requestContext();
  const id = idOfFolio(segment(folio));
  const [state, found] = await Promise.all([
    takeFormState(),
    id === null ? null : mineAs('customer').own('privacy').find(id),
  ]);
  const request = found?.ok ? found.value : null;
  if (!request) noteStatus(NOT_FOUND);
  return (
    <AccountFrame
      title={request ? t('Request {folio}', { folio: folioOf(request.id) }) : t('Your data and privacy')}
      state={state}
    >
      <div className="own-sheet">
        {request ? (
          <dl className="own-data">
            {requestFacts(t, request, now, OWN_WORDS).map(([label, value]) => [
              <dt key={`t-${label}`}>{label}</dt>,
              <dd key={`d-${label}`}>{value}</dd>,
            ])}
          </dl>
        ) : (
          <p>{t.message(PRIVACY_MESSAGES.unknown)}</p>
        )}
        <a className="line-link" href={href(MY_PRIVACY_PAGE)}>
          {t('Your data and privacy')}
        </a>
      </div>
    </AccountFrame>
  );
}
