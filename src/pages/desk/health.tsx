import type { DeskHealth } from '../../commerce/desk';
import type { DeskImport, SkippedDocument } from '../../commerce/desk/imports';
import type { UnresolvedOrder } from '../../commerce/desk/orders';
import { commerce, requestContext } from '../../commerce/request-context';
import { DESK_HEALTH_PAGE, IMPORT } from '../../contract/desk-pages/forms';
import { MOST_ROWS } from '../../contract/desk-pages/lists';
import { AccountNotices } from '../../features/customers/account-notices';
import { MoreRows, rowsText } from '../../features/desk/frame/more-rows';
import { GivenUpList, StuckList } from '../../features/desk/health/messages';
import { reasonText } from '../../features/desk/imports/reasons';
import { UnansweredAsks } from '../../features/desk/payments/unanswered-asks';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { FormKey } from '../../features/shop/form-key';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';

function Unresolved({ unresolved }: { unresolved: UnresolvedOrder[] }) {
  const t = texts();
  if (unresolved.length === 0) return null;
  return (
    <section aria-labelledby="sin-respuesta">
      <h2 id="sin-respuesta">{t('Orders without an answer')}</h2>
      <p>
        {t(
          'They were sent to the retailer, who said neither yes nor no in a day. Look for them there by their reference.',
        )}
      </p>
      <ul className="desk-list">
        {unresolved.slice(0, MOST_ROWS).map(({ orderId, sentAt, givenUpAt }) => (
          <li key={orderId}>
            <strong>{orderId}</strong>
            <span>{t('Sent {date}', { date: deskTime(sentAt) })}</span>
            <span>{t('Asked until {date}', { date: deskTime(givenUpAt) })}</span>
            <form action={formAction('operacion/sin-respuesta')} method="post">
              <FormKey />
              <input type="hidden" name="orderId" value={orderId} autoComplete="off" />
              <Button kind="plain" aria-label={`${t('Settle it')}: ${orderId}`}>
                {t('Settle it')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <MoreRows count={unresolved.length} />
    </section>
  );
}

function Failing({ failing }: Pick<DeskHealth, 'failing'>) {
  const t = texts();
  if (failing.length === 0) return null;
  return (
    <section aria-labelledby="fallan">
      <h2 id="fallan">{t('Work that fails')}</h2>
      <p>
        {t(
          'The shop does it by itself and tries again each minute. If it stays here, tell whoever looks after the shop.',
        )}
      </p>
      <ul className="desk-list">
        {failing.map(({ name, reason, since, failedAt }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{t('Since {date}', { date: deskTime(since) })}</span>
            <span>{t('Last tried {date}', { date: deskTime(failedAt) })}</span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Skipped({ run, documents }: { run: number; documents: SkippedDocument[] }) {
  const t = texts();
  const isSpanish = requestContext().store.i18n.defaultLocale.startsWith('es');
  return (
    <section aria-labelledby="omitidos">
      <h2 id="omitidos">{t('Left out by import {run}', { run })}</h2>
      {documents.length === 0 && <p>{t('It left out nothing')}</p>}
      <ul className="desk-list">
        {documents.map(({ entity, position, id, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an import does not change
          <li key={place}>
            <span>{entity === 'stock' ? t('Line {line}', { line: position }) : `${entity} ${position}`}</span>
            <strong>{id ?? '—'}</strong>
            <span>{isSpanish ? reasonText(reason) : reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Imports({ imports }: { imports: DeskImport[] }) {
  const t = texts();
  const outcomes = { applied: t('Import applied'), dropped: t('Import dropped'), open: t('Import open') };
  const scopes = { catalogue: t('Scope catalogue'), stock: t('Scope stock') };
  return (
    <section aria-labelledby="importaciones">
      <h2 id="importaciones">{t('Last imports')}</h2>
      <ul className="desk-list">
        {imports.map(({ run, scope, beganAt, outcome, accepted, skipped }) => (
          <li key={run}>
            <span>{run}</span>
            <span>{deskTime(beganAt)}</span>
            <span>{scopes[scope]}</span>
            <span>{outcomes[outcome ?? 'open']}</span>
            {accepted !== null && <span>{t('{count} taken', { count: accepted })}</span>}
            {skipped !== null && skipped > 0 && (
              <a href={href(DESK_HEALTH_PAGE, { [IMPORT]: String(run) })}>
                {t('{count} left out', { count: skipped })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What keeps a shop running: its catalogue, work that fails, orders without an answer, messages that wait or were given
 * up, and the last imports with what they left out.
 */
export async function DeskHealthPage() {
  const t = texts();
  const asked = /^\d{1,9}$/.exec(requestContext().query.get(IMPORT) ?? '');
  const run = asked ? Number(asked[0]) : null;
  const desk = requireDesk();
  const [version, health, asks, unresolved, imports, state, skipped] = await Promise.all([
    commerce().catalogue.version(),
    desk.running.health(),
    desk.payments.unanswered(),
    desk.order.unresolved(),
    desk.imports.recent(),
    takeFormState(),
    run === null ? null : desk.imports.skippedBy(run),
  ]);
  const facts = [
    [t('Catalogue version'), version],
    [t('Messages that wait'), String(health.waiting)],
    ...(health.oldestWaiting === null ? [] : [[t('Oldest of them'), deskTime(health.oldestWaiting)] as const]),
    [t('Messages that cannot go out'), String(health.stuck.count)],
    [t('Messages given up'), rowsText(health.givenUp)],
    [t('Orders without an answer'), rowsText(unresolved)],
    [t('Work that fails'), String(health.failing.length)],
  ] as const;
  return (
    <>
      <Head title={t('Health')} canonical={null} />
      <h1>{t('Health')}</h1>
      <AccountNotices state={state} takesFocus />
      <dl className="desk-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Failing failing={health.failing} />
      <UnansweredAsks asks={asks} />
      <Unresolved unresolved={unresolved} />
      <StuckList stuck={health.stuck} />
      <GivenUpList givenUp={health.givenUp} />
      {run !== null && skipped && <Skipped run={run} documents={skipped} />}
      <Imports imports={imports} />
    </>
  );
}
