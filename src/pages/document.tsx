import type { ReactNode } from 'react';
import { type RequestContext, requestContext } from '../commerce/request-context';
import { storePath } from '../config/stores';
import { DESK_PAGE } from '../contract/desk-pages/forms';
import { SEARCH_PATH } from '../features/search/searched-text';
import { href } from '../features/shop/links';
import { ConsentBar } from '../features/tracking/consent-bar';
import { spoken } from '../i18n';
import { OWN_LOCALE } from '../i18n/dictionaries';

/** What an address of data may hold as it is. */
const PLAIN = /%(?:20|2F|3A|3D)/g;

/** The shop's sign, as public/favicon.svg has it: in the page itself it is no request. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#c4006b" d="M10 0h5.25v15.25H0V10A10 10 0 0 1 10 0Z"/><path fill="#e8a317" d="M16.75 0H22a10 10 0 0 1 10 10v5.25H16.75Z"/><path fill="#1d3fae" d="M0 16.75h15.25V32H10A10 10 0 0 1 0 22Z"/><path fill="#0b6b47" d="M16.75 16.75H32V22a10 10 0 0 1-10 10h-5.25Z"/></svg>',
).replace(PLAIN, decodeURIComponent)}`;

/** What the browser has to know of the store view, where it is not as usual. */
function settings(): Record<`data-${string}`, string | number | undefined> {
  const { store, views } = requestContext();
  const locale = spoken(store.i18n.defaultLocale);
  const { cartCount, maxNetworkTaskAttempts, autoRefreshTokens } = store.flags;
  return {
    'data-prefix': storePath(store, '') || undefined,
    'data-locale': locale === OWN_LOCALE ? undefined : locale,
    'data-multistore': views.length > 1 ? '' : undefined,
    'data-count-by': cartCount === 'items' ? cartCount : undefined,
    'data-task-attempts': maxNetworkTaskAttempts === 1 ? undefined : maxNetworkTaskAttempts,
    'data-auto-refresh': autoRefreshTokens ? undefined : 'false',
  };
}

const isDesk = ({ path }: RequestContext): boolean => path === DESK_PAGE || path.startsWith(`${DESK_PAGE}/`);

/** When the scripts of a page wake: at once where it is one person's, never where operators sign in, else when it was read. */
function wakeOf(context: RequestContext): 'never' | 'now' | undefined {
  const { kind } = context.mine();
  if (isDesk(context) && kind !== 'service') return 'never';
  return kind === 'nobody' ? undefined : 'now';
}

/** The document around every page; the store view sets its language and accents. */
export function Document({ children }: { children: ReactNode }) {
  const { store } = requestContext();
  const wake = wakeOf(requestContext());
  return (
    <html lang={store.i18n.defaultLocale} data-store={store.storeCode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content="Waku" />
        <meta name="theme-color" content="#17130f" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={ICON} type="image/svg+xml" />
        <link rel="search" type="text/html" href={href(SEARCH_PATH)} />
      </head>
      <body data-store-id={store.storeId} {...settings()} data-wake={wake}>
        {children}
        {isDesk(requestContext()) ? null : <ConsentBar />}
      </body>
    </html>
  );
}
