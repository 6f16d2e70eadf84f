import type { ReactNode } from 'react';
import { mine, requestContext } from '../../commerce/request-context';
import {
  DESK_HEALTH_PAGE,
  DESK_MESSAGES_PAGE,
  DESK_PAGE,
  DESK_REVIEWS_PAGE,
  DESK_UNMATCHED_PAGE,
} from '../../contract/desk-pages/forms';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

/** The frame of the desk: its sections and the way out. Nothing on it needs script, and nothing leads to the shop. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const t = texts();
  const { path, store } = requestContext();
  const isOperator = mine().kind === 'service';
  const sections = [
    { to: DESK_PAGE, text: t('Orders') },
    { to: DESK_UNMATCHED_PAGE, text: t('Payment questions') },
    { to: DESK_REVIEWS_PAGE, text: t('Reviews') },
    { to: DESK_MESSAGES_PAGE, text: t('Messages') },
    { to: DESK_HEALTH_PAGE, text: t('Health') },
  ];
  return (
    <div className="desk">
      <a className="skip" href="#contenido">
        {t('Skip to content')}
      </a>
      <header className="desk-head">
        <p>{`${t('Desk')} · ${store.name}`}</p>
        {isOperator && (
          <nav aria-label={t('Desk sections')}>
            {sections.map(({ to, text }) => (
              <a key={to} href={href(to)} aria-current={path === to ? 'page' : undefined}>
                {text}
              </a>
            ))}
          </nav>
        )}
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
