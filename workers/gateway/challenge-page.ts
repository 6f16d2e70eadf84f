import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { escapeHtml } from '../../src/contract/documents/escape-html';
import { MESSAGES } from '../../src/contract/messages';
import { type Key, type Translate, translator } from '../../src/i18n';
import { formAgain, nothingLost } from '../forms/serving/form-again';
import type { ChallengeOutcome } from '../http/challenge';
import type { TooManyRequests } from '../http/limits/rate-limit';
import { plainDocument } from '../http/plain-document';
import type { RoutedRequest } from '../http/routed-request';
import { contentSecurityPolicy } from '../http/security-headers';
import type { TurnstileSettings } from '../settings/challenges';
import { challengeAction } from './request-challenge';

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
    : t(
        'The check needs JavaScript. Turn it on and reload this page, or wait {minutes} minutes and press the button.',
        {
          minutes: Math.max(1, Math.ceil(seconds / MINUTE_SECONDS)),
        },
      );

/** Why a challenge stands here; where it is asked for by itself, the line below says all there is to say. */
function reasonLine(t: Translate, reason: string): string[] {
  if (reason === CUSTOMER_MESSAGES.challengeNeeded) return [];
  return [
    reason === MESSAGES.tooManyRequests ? t('Many requests come from your network at the moment.') : t.message(reason),
  ];
}

interface Refused {
  at: Pick<RoutedRequest, 'kind' | 'path' | 'store' | 'url'>;
  /** What was sent. */
  fields: URLSearchParams;
  error: TooManyRequests;
  settings: TurnstileSettings;
}

/**
 * 429 with the challenge that lets a form through: passing it sends the same form again, under the same key. null for a
 * form that cannot be sent again.
 */
export function challengePage({ at, fields, error, settings }: Refused): Response | null {
  const { store, url, path } = at;
  const t = translator(store.i18n.defaultLocale);
  const said = AGAIN[error.challenge];
  const inside = `<div class="cf-turnstile" style="${WIDGET}" data-sitekey="${escapeHtml(settings.siteKey)}" data-action="${challengeAction(at)}" data-language="${escapeHtml(store.i18n.defaultLocale)}" data-theme="light"></div>
<noscript><p>${escapeHtml(withoutScript(t, error.retryAfterSeconds))}</p></noscript>
`;
  const again = formAgain(t, { path, action: url.pathname, fields, inside });
  if (again === null) return null;
  const form = `${said ? `<p role="alert"><strong>${escapeHtml(t(said))}</strong></p>` : ''}
${again}
<script src="${escapeHtml(settings.base)}/api.js" async defer></script>`;
  const html = plainDocument(store, {
    title: t('One moment, please'),
    heading: t('One moment, please'),
    lines: [
      ...reasonLine(t, error.reason),
      t('Show that you are a person, and you go on where you were.'),
      nothingLost(t, fields),
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
