import { requestContext } from '../../commerce/request-context';
import { type Arrived, type DeskReturn, RETURN_GROUPS } from '../../commerce/returns';
import { deskOrderPage } from '../../contract/desk-pages/forms';
import { DESK_RECEIVED } from '../../contract/returns/forms';
import {
  DESK_RETURNS,
  DESK_RETURNS_PAGE,
  deskPicturePath,
  deskReturnPath,
  RECEIVED_NOW,
} from '../../contract/returns/pages';
import { arrivedLines } from '../../contract/returns/typed-lines';
import { canReturn, isSoldAgain } from '../../domain/returns/return';
import { AccountNotices } from '../../features/customers/account-notices';
import { mayDo } from '../../features/desk/may-do';
import { DeskFacts } from '../../features/desk/order/facts';
import { requireDesk } from '../../features/desk/require-desk';
import { ReceiveQuestion } from '../../features/desk/returns/receive-question';
import { canAct, Receive, ReturnActions } from '../../features/desk/returns/return-actions';
import { DESK_WAY_TEXTS, deskReturnText } from '../../features/desk/returns/way-texts';
import { deskTime } from '../../features/desk/words';
import { type FormState, takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { longDay } from '../../i18n/dates';
import { ButtonLink } from '../../ui/button';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;
const GROUP_TEXTS = { open: 'Returns to answer', coming: 'Returns that come', over: 'Returns that are over' } as const;

/** Returns of a store view by what is to be done of them, the newest first. */
export async function DeskReturnsPage() {
  const t = texts();
  const { query } = requestContext();
  const group = RETURN_GROUPS.find((one) => one === query.get(DESK_RETURNS.group)) ?? 'open';
  const before = /^\d{9}$/.test(query.get(DESK_RETURNS.before) ?? '') ? query.get(DESK_RETURNS.before) : null;
  const { returns, next } = await requireDesk().returns.list(group, before);
  return (
    <>
      <Head title={t('Returns')} canonical={null} />
      <h1>{t('Returns')}</h1>
      <nav className="desk-tabs" aria-label={t('State')}>
        {RETURN_GROUPS.map((one) => (
          <a
            key={one}
            href={href(DESK_RETURNS_PAGE, { [DESK_RETURNS.group]: one })}
            aria-current={one === group ? 'page' : undefined}
          >
            {t(GROUP_TEXTS[one])}
          </a>
        ))}
      </nav>
      {returns.length === 0 && <p>{t('No returns like this')}</p>}
      <ul className="desk-list">
        {returns.map(({ number, order, status, way, at, lines }) => (
          <li key={number}>
            <a href={href(deskReturnPath(number))}>{t('Return {number}', { number })}</a>
            <strong>{t(deskReturnText({ way }, status))}</strong>
            <span>{deskTime(at)}</span>
            <a href={href(deskOrderPage(order))}>{t('Order {number}', { number: order })}</a>
            {way === 'undelivered' && <span>{t(DESK_WAY_TEXTS[way])}</span>}
            <span>{lines.map(({ qty, name }) => `${qty} × ${name}`).join(', ')}</span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <ButtonLink
          kind="plain"
          href={href(DESK_RETURNS_PAGE, { [DESK_RETURNS.group]: group, [DESK_RETURNS.before]: next })}
        >
          {t('More returns')}
        </ButtonLink>
      )}
    </>
  );
}

function Facts({ told }: { told: DeskReturn }) {
  const t = texts();
  const { order, status, at, name, email, way, collectOn, collectAgreed, label, isToWallet, comment, refusal } = told;
  const rows = [
    [t('State'), t(deskReturnText({ way }, status))],
    [
      t('Order'),
      <a key="order" href={href(deskOrderPage(order))}>
        {order}
      </a>,
    ],
    [t('Asked for'), deskTime(at)],
    [t('Customer'), name],
    [
      t('E-mail'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ...(way ? [[t('How it goes back'), t(DESK_WAY_TEXTS[way])] as const] : []),
    ...(collectOn === null ? [] : [[t('Day asked for'), longDay(collectOn, t.locale)] as const]),
    ...(collectAgreed === null ? [] : [[t('Day it is fetched'), longDay(collectAgreed, t.locale)] as const]),
    ...(label ? [[t('Guide number'), [label.carrier, label.guide].filter(Boolean).join(' ')] as const] : []),
    ...(isToWallet ? [[t('Where the money goes'), t('Into the wallet, as the customer chose')] as const] : []),
    ...(comment ? [[t('What the customer says'), comment] as const] : []),
    ...(refusal ? [[t('Why it was refused'), refusal] as const] : []),
  ] as const;
  return <DeskFacts rows={rows} isCard />;
}

function Goods({ told }: { told: DeskReturn }) {
  const t = texts();
  const isUndelivered = told.way === 'undelivered';
  return (
    <section className="desk-card" aria-labelledby="productos">
      <h2 id="productos">{t('What goes back')}</h2>
      <ul className="desk-return-lines">
        {told.lines.map((line) => (
          <li key={line.lineNo}>
            <strong>{`${line.qty} × ${line.name}`}</strong> <span className="desk-small">{line.sku}</span>
            {!isUndelivered && (
              <>
                <br />
                {`${t.data(line.reason.label)} · ${t.data(line.condition.label)}`}
              </>
            )}
            {line.received > 0 && (
              <>
                <br />
                {t(
                  isUndelivered
                    ? '{received} of {qty} arrived, {accepted} for sale again'
                    : '{received} of {qty} arrived, {accepted} taken back',
                  { received: line.received, qty: line.qty, accepted: line.accepted },
                )}
              </>
            )}
            {line.refusal && (
              <>
                <br />
                {t(isUndelivered ? 'Written off: {reason}' : 'Not taken back: {reason}', { reason: line.refusal })}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pictures({ told: { number, pictures } }: { told: DeskReturn }) {
  const t = texts();
  if (pictures.length === 0) return null;
  return (
    <section className="desk-card" aria-labelledby="fotos">
      <h2 id="fotos">{t('Pictures of it')}</h2>
      <ul className="desk-return-pictures">
        {pictures.map(({ id, type }, index) => {
          const path = href(deskPicturePath(number, id));
          const name = t('Picture {count}', { count: index + 1 });
          return (
            <li key={id}>
              <a href={path}>
                {type === 'image/heic' ? name : <img src={path} alt={name} width={140} height={140} loading="lazy" />}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function History({ told: { events, way } }: { told: DeskReturn }) {
  const t = texts();
  return (
    <section className="desk-card" aria-labelledby="historia">
      <h2 id="historia">{t('What happened')}</h2>
      <ol className="desk-list">
        {events.map(({ at, status, actor, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened never moves
          <li key={index}>
            <span>{deskTime(at)}</span>
            <strong>{t(deskReturnText({ way }, status))}</strong>
            <span>{actor ?? t('Source shopper')}</span>
            {note && <span className="desk-review">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const RECEIVE = 'operacion-devolucion-recibir';

/** What was sent of what arrived; null where nothing was, or it was refused for something else than its question. */
function sentOf(state: FormState): Arrived[] | null {
  if (state.value(RECEIVE, 'agreed') === undefined) return null;
  const fields = Object.keys(DESK_RECEIVED).map((field) => [field, state.value(RECEIVE, field)] as const);
  return state.error(RECEIVE, 'agreed') === null ? [] : arrivedLines(Object.fromEntries(fields));
}

/** All that is still to come, where it was said with the return that it is there already. */
function handedOver({ status, way, lines }: DeskReturn): Arrived[] {
  if (!requestContext().query.has(RECEIVED_NOW) || way !== 'handed-over' || !canReturn(status, 'receive')) return [];
  return lines
    .map((line) => ({ ...line, missing: line.qty - line.received }))
    .filter(({ missing }) => missing > 0)
    .map(({ lineNo, missing, condition }) => ({
      ...{ lineNo, arrived: missing, accepted: missing, refusal: '' },
      isShelved: isSoldAgain(condition.value),
    }));
}

/** The question of what arrived; null where nothing did, or nothing of it moves money. */
async function questionOf(told: DeskReturn, state: FormState) {
  const arrived = sentOf(state) ?? handedOver(told);
  if (arrived.length === 0) return null;
  const cost = await requireDesk().returns.cost(told.number, arrived);
  return cost.ok && cost.value ? <ReceiveQuestion told={told} arrived={arrived} cost={cost.value} /> : null;
}

/** One return whole, with what an operator can do to it. */
export async function DeskReturnPage({ number }: PageProps<'/operacion/devolucion/[number]'>) {
  const t = texts();
  const [state, told] = await Promise.all([takeFormState(), requireDesk().returns.find(segment(number))]);
  if (!told) {
    requestContext().noteStatus(NOT_FOUND);
    return (
      <>
        <Head title={t('Returns')} canonical={null} />
        <h1>{t('No returns like this')}</h1>
        <a href={href(DESK_RETURNS_PAGE)}>{t('Returns')}</a>
      </>
    );
  }
  const title = t('Return {number}', { number: told.number });
  const question = mayDo('orders') && canAct(told.status) ? await questionOf(told, state) : null;
  if (question)
    return (
      <>
        <Head title={title} canonical={null} />
        {/* What was refused is the question itself. */}
        <AccountNotices state={{ ...state, notices: state.notices.filter(({ level }) => level === 'success') }} />
        {question}
        <details className="desk-more desk-actions">
          <summary>{t('Correct what arrived')}</summary>
          <Receive told={told} state={state} />
        </details>
      </>
    );
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{title}</h1>
      <AccountNotices state={state} takesFocus />
      <div className="desk-columns">
        <div className="desk-rest">
          <Facts told={told} />
          <Goods told={told} />
          <Pictures told={told} />
          <History told={told} />
        </div>
        {mayDo('orders') && canAct(told.status) && <ReturnActions told={told} state={state} />}
      </div>
    </>
  );
}
