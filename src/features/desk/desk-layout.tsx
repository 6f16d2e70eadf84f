import type { ReactNode } from 'react';
import { mine, requestContext } from '../../commerce/request-context';
import { AREAS } from '../../contract/areas';
import { DESK_SCAN_PAGE, SCANNED_CODE } from '../../contract/desk-pages/forms';
import { may } from '../../domain/operator';
import { Island } from '../../ui/island';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { OrderSearch } from './frame/order-search';
import { listHref } from './list-address';
import { ROLE_TEXTS } from './words';

/** The sections of the desk: those that the areas have there, in their order. */
const SECTIONS = Object.values(AREAS)
  .flatMap((area) => ('desk' in area ? [area.desk] : []))
  .toSorted((a, b) => a.rank - b.rank);

/** An order of a list, which keys go through. */
const ROW = '[data-row]';

/** The frame of the desk: its sections and the way out. Nothing on it needs script, nothing leads to the shop. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const t = texts();
  const { path, store, now } = requestContext();
  const who = mine();
  const operator = who.kind === 'service' ? who.operator : null;
  const isOperator = operator !== null;
  return (
    <div className="desk">
      <a className="skip" href="#contenido">
        {t('Skip to content')}
      </a>
      <header className="desk-head">
        <p>{`${t('Desk')} · ${store.name}`}</p>
        {isOperator && <OrderSearch />}
        {isOperator && (
          <nav aria-label={t('Desk sections')}>
            {SECTIONS.filter((one) => !('needs' in one) || may(operator, one.needs)).map(({ page, text }) => (
              <a key={page} href={href(page)} aria-current={path === page ? 'page' : undefined}>
                {t(text)}
              </a>
            ))}
          </nav>
        )}
        {isOperator && (
          <Island
            of="desk-live"
            props={{
              action: formAction('operacion/nuevos'),
              orders: listHref('all'),
              since: now,
              texts: { one: t('One new order'), many: t('{count} new orders') },
            }}
          />
        )}
        {operator && (
          <span>
            {operator.name} · {t(ROLE_TEXTS[operator.role])}
          </span>
        )}
        {isOperator && (
          <Island
            of="desk-page-keys"
            props={{
              texts: { help: t('Keyboard shortcuts'), use: t('Use shortcuts'), close: t('Close') },
              keys: [
                { key: '/', does: t('Search an order'), on: '[data-search]' },
                { key: 'f', does: t('Search on this page'), on: '[data-find]' },
                { key: 'j  ↓', does: t('Next order'), on: ROW },
                { key: 'k  ↑', does: t('Order before'), on: ROW },
                { key: 'x', does: t('Choose it'), on: ROW },
                { key: 'a', does: t('Choose all'), on: ROW },
                { key: 'Enter', does: t('Open it'), on: ROW },
                { key: 'Esc', does: t('Answer no to a question'), on: '[data-no]' },
                { key: '?', does: t('Keyboard shortcuts'), on: 'body' },
              ],
            }}
          />
        )}
        {isOperator && <Island of="desk-wedge" props={{ page: href(DESK_SCAN_PAGE), name: SCANNED_CODE }} />}
        {isOperator && mine().takesDeskToken() && (
          <form action={formAction('operacion/salir')} method="post">
            <button type="submit" className="line-link">
              {t('Leave the desk')}
            </button>
          </form>
        )}
      </header>
      <main id="contenido">{children}</main>
    </div>
  );
}
