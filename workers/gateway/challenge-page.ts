import { FORMS } from '../../src/contract/areas';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { escapeHtml } from '../../src/contract/documents/escape-html';
import { shownAgain } from '../../src/contract/form';
import { MESSAGES } from '../../src/contract/messages';
import { type Key, type Translate, translator } from '../../src/i18n';
import type { TurnstileSettings } from '../adapters/turnstile/settings';
import type { ChallengeOutcome } from '../http/challenge';
import type { TooManyRequests } from '../http/limits/rate-limit';
import { plainDocument } from '../http/plain-document';
import type { RoutedRequest } from '../http/routed-request';
import { contentSecurityPolicy } from '../http/security-headers';
import { challengeAction } from './request-challenge';

const BUTTON = 'padding:.9rem 1.75rem;border:0;border-radius:2rem;background:#17130f;color:#fff;font:inherit;font-weight:650;cursor:pointer';
const INPUT = 'margin-top:.4rem;padding:.7rem .9rem;border:1px solid #17130f;border-radius:.6rem;font:inherit;width:100%;max-width:24rem;box-sizing:border-box';
/** Height of the widget: nothing moves when it comes. */
const WIDGET = 'min-height:65px;margin:1.5rem 0';

const AGAIN: Record<ChallengeOutcome, Key | null> = {
  none: null,
  passed: null,
  failed: 'The check did not go through. Please try it once more.',
  unavailable: 'The check cannot be made at the moment. Try again in a minute.',
};

const MINUTE_SECONDS = 60;
/** Longer than this nobody waits in front of a page. */
const LONGEST_WAIT_SECONDS = 60 * MINUTE_SECONDS;

/** What somebody without script can do. */
const withoutScript = (t: Translate, seconds: number): string =>
  seconds > LONGEST_WAIT_SECONDS
    ? t('The check needs JavaScript: turn it on and reload this page.')
    : t('The check needs JavaScript. Turn it on and reload this page, or wait {minutes} minutes and press the button.', {
        minutes: Math.max(1, Math.ceil(seconds / MINUTE_SECONDS)),
      });

/** Labels of what is never sent back in a page and has to be typed again. */
const TYPED_AGAIN: Record<string, Key> = { currentPassword: 'Your current password', password: 'Password', passwordAgain: 'The password again' };

/** The passwords of a form, to be typed once more. */
const passwordInputs = (t: Translate, fields: URLSearchParams): string =>
  Object.entries(TYPED_AGAIN)
    .filter(([name]) => fields.has(name))
    .map(
      ([name, label]) =>
        `<p><label>${escapeHtml(t(label))}<br><input type="password" name="${name}" required autocomplete="${name !== 'currentPassword' && fields.has('passwordAgain') ? 'new' : 'current'}-password" style="${INPUT}"></label></p>`,
    )
    .join('');

/** Why a challenge stands here; where it is asked for by itself, the line below says all there is to say. */
function reasonLine(t: Translate, reason: string): string[] {
  if (reason === CUSTOMER_MESSAGES.challengeNeeded) return [];
  return [reason === MESSAGES.tooManyRequests ? t('Many requests come from your network at the moment.') : t.message(reason)];
}

interface Refused {
  at: Pick<RoutedRequest, 'kind' | 'path' | 'store' | 'url'>;
  /** What was sent. */
  fields: URLSearchParams;
  error: TooManyRequests;
  settings: TurnstileSettings;
}

/** The fields that are sent again: what may be shown again of the form, and its key, so that it stays one operation. null for a path that has no such form. */
function sentAgain(path: string, fields: URLSearchParams): [string, string][] | null {
  const form = FORMS.find((one) => `/f${one.path}` === path && one.file === null);
  if (!form) return null;
  return [...shownAgain(form), 'key'].flatMap((name): [string, string][] => {
    const value = fields.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/**
 * 429 with the challenge that lets a form through: passing it sends the same form again, to the same address, under the same key. What was sent
 * stands in the page and is kept nowhere else, so that nobody can fill a store with forms that were refused. null for a form that cannot be sent again.
 */
export function challengePage({ at, fields, error, settings }: Refused): Response | null {
  const again = sentAgain(at.path, fields);
  if (again === null) return null;
  const { store, url } = at;
  const t = translator(store.i18n.defaultLocale);
  const hidden = again.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('');
  const said = AGAIN[error.challenge];
  const isTypedAgain = Object.keys(TYPED_AGAIN).some((name) => fields.has(name));
  const form = `${said ? `<p role="alert"><strong>${escapeHtml(t(said))}</strong></p>` : ''}
<form method="post" action="${escapeHtml(url.pathname)}">${hidden}${passwordInputs(t, fields)}
<div class="cf-turnstile" style="${WIDGET}" data-sitekey="${escapeHtml(settings.siteKey)}" data-action="${challengeAction(at)}" data-language="${escapeHtml(store.i18n.defaultLocale)}" data-theme="light"></div>
<noscript><p>${escapeHtml(withoutScript(t, error.retryAfterSeconds))}</p></noscript>
<button type="submit" style="${BUTTON}">${escapeHtml(t('Continue'))}</button></form>
<script src="${escapeHtml(settings.base)}/api.js" async defer></script>`;
  const html = plainDocument(store, {
    title: t('One moment, please'),
    heading: t('One moment, please'),
    lines: [
      ...reasonLine(t, error.reason),
      t('Show that you are a person, and you go on where you were.'),
      t(
        isTypedAgain
          ? 'You have lost nothing: type your password once more, and the rest is sent again.'
          : 'You have lost nothing: what you sent is sent again when you go on.',
      ),
    ],
    form,
    links: [['/checkout/cart', t('See the cart')]],
  });
  const { origin } = new URL(settings.base);
  return new Response(html, {
    status: 429,
    headers: {
      'retry-after': String(error.retryAfterSeconds),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy([], [], [], origin),
    },
  });
}
