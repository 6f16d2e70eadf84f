import { storePath } from '../../src/config/stores';
import { escapeHtml } from '../../src/contract/documents/escape-html';
import type { StoreView } from '../../src/domain/store-view';
import { translator } from '../../src/i18n';

/** What a shopper reads when a form got no further and there is no page to show it on: why, and the way back. `location` is where the form was, null when that is not known. */
export function refusalPage(store: StoreView, message: string, location: string | null): string {
  const locale = store.i18n.defaultLocale;
  const t = translator(locale);
  const link = (path: string, text: string) => `<p><a href="${escapeHtml(storePath(store, path))}">${escapeHtml(text)}</a></p>`;
  return `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(t('Something went wrong'))}</title></head>
<body style="max-width:34rem;margin:12vh auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#17130f"><main><h1>${escapeHtml(t('Something went wrong'))}</h1>
<p>${escapeHtml(t.message(message))}</p><p>${escapeHtml(t('You have lost nothing: your cart is kept. Wait a moment and try again.'))}</p>
${location === null ? '' : link(location, t('Back to where you were'))}${link('/checkout/cart', t('See the cart'))}${link('/', t('Go to the home page'))}</main></body></html>`;
}
