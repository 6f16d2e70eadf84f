import { STORES, storeViews } from '../../src/config/stores';
import { isSender } from '../../workers/adapters/mail/settings';
import { backendOf } from '../../workers/backend-config';
import { borderRegistrations } from '../../workers/border-tax-config';
import { contactMailOf } from '../../workers/contact-mail-config';
import { enabledViews } from '../../workers/external-checkout-config';
import { externalLinksOf } from '../../workers/external-links-config';
import { paymentSettings } from '../../workers/payments-config';
import { configuredViews } from '../../workers/store-settings-config';
import { unpaidOrdersOf } from '../../workers/unpaid-orders-config';
import { webhookStores } from '../../workers/webhook-config';
import { Stop } from './stop.mjs';

type Variables = Record<string, string>;

const ANY_VIEW = STORES[0]?.storeCode ?? '';
const KNOWN = new Set(STORES.map(({ storeCode }) => storeCode));

/** Variables that hold JSON by store view, and who reads each. */
const BY_STORE: Record<string, (vars: Variables) => unknown> = {
  BACKENDS: (vars) => backendOf(vars, ANY_VIEW),
  PAYMENTS: (vars) => paymentSettings(vars, ANY_VIEW),
  STORE_SETTINGS: ({ STORE_SETTINGS = '' }) => configuredViews({ STORE_VIEWS: ANY_VIEW, STORE_SETTINGS }),
  UNPAID_ORDERS: (vars) => unpaidOrdersOf(vars, ANY_VIEW),
  BORDER_TAX: (vars) => borderRegistrations(vars, ANY_VIEW),
  WEBHOOK_URL: webhookStores,
  EXTERNAL_LINKS: (vars) => externalLinksOf(vars, ANY_VIEW),
  CONTACT_MAIL: (vars) => contactMailOf(vars, ANY_VIEW),
  EXTERNAL_CHECKOUT: ({ EXTERNAL_CHECKOUT = '' }) =>
    enabledViews({ STORE_VIEWS: ANY_VIEW, EXTERNAL_CHECKOUT, APP_ENV: 'local' }),
};

const unknownViews = (text: string): string[] =>
  Object.keys(JSON.parse(text) as object).filter((code) => !KNOWN.has(code));

function problemsOf(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * What the Worker could not use of its variables, a line each; a store view that does not exist is named too, since
 * nobody would ever read it.
 */
export function settingProblems(vars: Variables): string[] {
  const views = problemsOf(() => {
    storeViews(vars.STORE_VIEWS ?? '');
    return [];
  });
  const byStore = Object.entries(BY_STORE).flatMap(([name, read]) =>
    problemsOf(() => {
      const text = vars[name];
      if (!text) return [];
      read(vars);
      return unknownViews(text).map(
        (code) => `${name}: there is no store view "${code}"; known are ${[...KNOWN].join(', ')}`,
      );
    }),
  );
  const sender =
    vars.MAIL_FROM && !isSender(vars.MAIL_FROM)
      ? [`MAIL_FROM: "${vars.MAIL_FROM}" is no sender; write "Tienda <hola@tienda.example>"`]
      : [];
  return [...views, ...byStore, ...sender];
}

/** Stops with what is wrong of the variables. */
export function checkSettings(vars: Variables): void {
  const problems = settingProblems(vars);
  if (problems.length > 0)
    throw new Stop(`La configuración no sirve:\n${problems.map((problem) => `  · ${problem}`).join('\n')}`);
}
