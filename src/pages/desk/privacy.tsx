import type { ReactNode } from 'react';
import { type AfterRequest, type DeskRequest, REQUEST_GROUPS } from '../../commerce/privacy';
import { requestContext } from '../../commerce/request-context';
import { ANSWER_MAX } from '../../contract/privacy/forms';
import { DESK_PRIVACY, DESK_PRIVACY_PAGE, deskRequestPath } from '../../contract/privacy/pages';
import { folioOf, idOfFolio, isLate, type PrivacyRequest } from '../../domain/privacy/request';
import { AccountNotices } from '../../features/customers/account-notices';
import { CHECK_TEXTS } from '../../features/desk/customers/look-texts';
import { mayDo } from '../../features/desk/may-do';
import { NoteRequest } from '../../features/desk/privacy/note-request';
import { DESK_WORDS } from '../../features/desk/privacy/request-words';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { requestFacts } from '../../features/privacy/request-facts';
import { REQUEST_STATUS_TEXTS } from '../../features/privacy/right-texts';
import { FormKey } from '../../features/shop/form-key';
import { type FormState, takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { longDay } from '../../i18n/dates';
import { Button, ButtonLink } from '../../ui/button';
import { AreaField, Field } from '../../ui/field';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;
const GROUP_TEXTS = {
  late: 'Late requests',
  open: 'Requests to answer',
  granted: 'Requests to carry out',
  over: 'Requests that are over',
} as const;

/** Where a page of the list ended, as its address says it: the end of a clock, a dot, an id. */
function afterOf(text: string): AfterRequest | null {
  const [, dueAt, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(text) ?? [];
  return id === undefined ? null : { dueAt: Number(dueAt), id: Number(id) };
}

/** When the clock of a request ends; one that is over says how. */
function Due({ request }: { request: PrivacyRequest }) {
  const t = texts();
  const { dueAt, status } = request;
  if (dueAt === null) return <span>{t(REQUEST_STATUS_TEXTS[status])}</span>;
  const day = longDay(dueAt, t.locale);
  return isLate(request, requestContext().now) ? (
    <strong>{t('Late since {day}', { day })}</strong>
  ) : (
    <span>{t('Until {day}', { day })}</span>
  );
}

/** Requests of a store view by what is to be done of them, those whose clock ends first before the others. */
export async function DeskRequestsPage() {
  const t = texts();
  const { query } = requestContext();
  const group = REQUEST_GROUPS.find((one) => one === query.get(DESK_PRIVACY.group)) ?? 'open';
  const after = afterOf(query.get(DESK_PRIVACY.after) ?? '');
  const [state, { requests, next }] = await Promise.all([takeFormState(), requireDesk().privacy.list(group, after)]);
  return (
    <>
      <Head title={t('Personal data')} canonical={null} />
      <h1>{t('Personal data')}</h1>
      <AccountNotices state={state} takesFocus />
      <NoteRequest state={state} isOpen={query.has(DESK_PRIVACY.note)} />
      <nav className="desk-tabs" aria-label={t('State')}>
        {REQUEST_GROUPS.map((one) => (
          <a
            key={one}
            href={href(DESK_PRIVACY_PAGE, { [DESK_PRIVACY.group]: one })}
            aria-current={one === group ? 'page' : undefined}
          >
            {t(GROUP_TEXTS[one])}
          </a>
        ))}
      </nav>
      {requests.length === 0 && <p>{t('No requests like this')}</p>}
      <ul className="desk-list">
        {requests.map((request) => (
          <li key={request.id}>
            <a href={href(deskRequestPath(folioOf(request.id)))}>{folioOf(request.id)}</a>
            <strong>{t(DESK_WORDS.rights[request.right])}</strong>
            <span>{request.name}</span>
            <Due request={request} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <ButtonLink
          kind="plain"
          href={href(DESK_PRIVACY_PAGE, {
            [DESK_PRIVACY.group]: group,
            [DESK_PRIVACY.after]: `${next.dueAt}.${next.id}`,
          })}
        >
          {t('More requests')}
        </ButtonLink>
      )}
    </>
  );
}

interface ActProps {
  path: string;
  request: DeskRequest;
  title: string;
  children: ReactNode;
}

/** A form about a request as it is shown: nobody acts on what has changed. */
function Act({ path, request, title, children }: ActProps) {
  return (
    <section className="desk-card" aria-label={title}>
      <h2>{title}</h2>
      <form className="desk-amount-form" action={formAction(path)} method="post">
        <FormKey />
        <input type="hidden" name="id" value={request.id} autoComplete="off" />
        <input type="hidden" name="seen" value={request.version} autoComplete="off" />
        {children}
      </form>
    </section>
  );
}

function Answer({ request, state }: { request: DeskRequest; state: FormState }) {
  const t = texts();
  const form = 'operacion-privacidad-responder';
  return (
    <Act path="operacion/privacidad-responder" request={request} title={t('Answer the request')}>
      <AreaField
        scope={form}
        name="answer"
        label={t('The answer, as the person reads it')}
        rows={6}
        maxLength={ANSWER_MAX}
        required
        defaultValue={state.value(form, 'answer')}
        error={state.error(form, 'answer')}
      />
      <Button kind="ink" name="decision" value="procede">
        {t('It proceeds')}
      </Button>
      <Button kind="plain" name="decision" value="no-procede">
        {t('It does not proceed')}
      </Button>
    </Act>
  );
}

function Longer({ request, state }: { request: DeskRequest; state: FormState }) {
  const t = texts();
  const form = 'operacion-privacidad-ampliar';
  return (
    <Act path="operacion/privacidad-ampliar" request={request} title={t('More time, once')}>
      <Field
        scope={form}
        name="why"
        label={t('Why, as the person reads it')}
        autoComplete="off"
        maxLength={ANSWER_MAX}
        required
        defaultValue={state.value(form, 'why')}
        error={state.error(form, 'why')}
      />
      <Button kind="plain">{t('Make the time longer')}</Button>
    </Act>
  );
}

/** What can be done of a request, by where it stands and by who works here. */
function Acts({ request, state }: { request: DeskRequest; state: FormState }) {
  const t = texts();
  const { isOurs } = requireDesk().privacy;
  const { status, account, isErasable, eraseAt, erasedAt } = request;
  const isWaiting = status === 'open' || status === 'granted';
  const isLonger = (status === 'open' ? request.answerExtension : request.carryExtension) !== null;
  return (
    <div className="desk-rest">
      {!isOurs && (
        <p className="desk-card">
          {t('The accounts of this store view are kept by its retailer: what it holds is answered and erased there.')}
        </p>
      )}
      {status === 'open' && <Answer request={request} state={state} />}
      {isWaiting && !isLonger && <Longer request={request} state={state} />}
      {isWaiting && mayDo('all') && (
        <Act path="operacion/privacidad-datos" request={request} title={t('What stands here of the person')}>
          <p>{t('It is noted who saves it. Hand it over by a way that only the person reads.')}</p>
          <Button kind="plain">{t('Save it as JSON')}</Button>
        </Act>
      )}
      {isErasable && mayDo('all') && (
        <Act path="operacion/privacidad-borrar" request={request} title={t('Erase')}>
          <p>
            {account !== null
              ? t('It closes the account at once and erases it after 72 hours; what the law asks for stays blocked.')
              : t('It erases at once what stands here under this e-mail; what the law asks for stays blocked.')}
          </p>
          <Button kind="plain">{account !== null ? t('Close the account') : t('Erase what stands here')}</Button>
        </Act>
      )}
      {eraseAt !== null && (
        <p className="desk-card">
          {erasedAt === null
            ? t('The account is closed and is erased on {moment}.', { moment: deskTime(eraseAt) })
            : t('The account was erased on {moment}; what the law asks for stays blocked.', {
                moment: deskTime(erasedAt),
              })}
        </p>
      )}
      {status === 'granted' && (
        <Act path="operacion/privacidad-cumplir" request={request} title={t('It is carried out')}>
          <p>{t('Say so once everything that was granted is done, here and wherever else.')}</p>
          <Button kind="ink">{t('Note it and write to the person')}</Button>
        </Act>
      )}
    </div>
  );
}

function howAsked({ notedBy, isByEmail }: DeskRequest): string {
  const t = texts();
  if (notedBy !== null) return t('by telephone or in person, noted by {who}', { who: notedBy });
  return isByEmail ? t('without an account, by a link to the e-mail') : t('signed in to the account');
}

/** What stands of a request, and how it is known whose it is. */
function facts(request: DeskRequest): [string, string][] {
  const t = texts();
  return [
    [t('Name'), request.name],
    [t('E-mail'), request.email],
    [t('Asked'), howAsked(request)],
    ...(request.checks.length === 0
      ? []
      : [[t('Part checks'), request.checks.map((check) => t(CHECK_TEXTS[check])).join(', ')] as [string, string]]),
    ...requestFacts(t, request, requestContext().now, DESK_WORDS),
  ];
}

/** One request whole, with what an operator can do of it. */
export async function DeskRequestPage({ folio }: PageProps<'/operacion/privacidad/[folio]'>) {
  const t = texts();
  const { noteStatus } = requestContext();
  const id = idOfFolio(segment(folio));
  const [state, request] = await Promise.all([takeFormState(), id === null ? null : requireDesk().privacy.find(id)]);
  if (!request) noteStatus(NOT_FOUND);
  const title = request ? t('Request {folio}', { folio: folioOf(request.id) }) : t('No requests like this');
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{title}</h1>
      <AccountNotices state={state} takesFocus />
      {request ? (
        <div className="desk-columns">
          <div className="desk-rest">
            <dl className="desk-facts desk-card">
              {facts(request).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Acts request={request} state={state} />
        </div>
      ) : (
        <a href={href(DESK_PRIVACY_PAGE)}>{t('Personal data')}</a>
      )}
    </>
  );
}
