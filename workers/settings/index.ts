import { ACCESS_AUD, ACCESS_TEAM, SERVICE_TOKEN, SESSION_KEYS } from './access';
import { UPSTASH_REDIS_REST_TOKEN, UPSTASH_REDIS_REST_URL } from './attempts';
import { BACKENDS } from './backends';
import { BORDER_TAX } from './border-tax';
import { CARRIERS } from './carriers';
import { TURNSTILE_SECRET_KEY, TURNSTILE_SITE_KEY, TURNSTILE_URL } from './challenges';
import { CONTACT_MAIL } from './contact-mail';
import { CONTACT_PHONES } from './contact-phones';
import {
  APP_ENV,
  CORS_ORIGINS,
  LIMITS_TIMES,
  PAGE_FRESH_MS,
  PREVIEW_HOST_SUFFIX,
  PUBLIC_ORIGIN,
  SECURITY_CONTACT,
} from './deployment';
import { DESK_ROLES } from './desk-roles';
import { EXTERNAL_CHECKOUT, EXTERNAL_CHECKOUT_KEY } from './external-checkout';
import { EXTERNAL_LINKS } from './external-links';
import { GUARANTEES } from './guarantees';
import { MAIL_FROM, MAIL_ORIGIN, MAIL_TOKEN, MAIL_URL } from './mail';
import { MEDIA_HOSTS, MEDIA_TEMPLATE } from './media';
import { SMS_TOKEN, SMS_URL } from './messenger';
import { ORDER_MAIL } from './order-mail';
import { ORGANISATION_DOMAINS } from './organisation';
import { GATEWAY_TOKEN, PAYMENTS, PAYMENTS_KEY } from './payments';
import { SOCIAL_LOGIN, SOCIAL_LOGIN_SECRETS } from './social-login';
import { LIVE_SEARCH, STORE_SETTINGS, STORE_VIEWS } from './store-views';
import { TWO_NAMES_ABOVE } from './two-names';
import { UNPAID_ORDERS } from './unpaid-orders';
import { WEBHOOK_KEY, WEBHOOK_URL } from './webhooks';

/**
 * Every variable of the Worker. Its type names them in Env, `npm start` and `npm run deploy` check them and
 * docs/settings.md lists them; the Worker itself reads each through its own file and never loads this one.
 */
export const SETTINGS = [
  APP_ENV,
  STORE_VIEWS,
  STORE_SETTINGS,
  BACKENDS,
  PUBLIC_ORIGIN,
  PREVIEW_HOST_SUFFIX,
  SERVICE_TOKEN,
  SESSION_KEYS,
  ACCESS_TEAM,
  ACCESS_AUD,
  DESK_ROLES,
  TWO_NAMES_ABOVE,
  MEDIA_TEMPLATE,
  MEDIA_HOSTS,
  PAYMENTS,
  PAYMENTS_KEY,
  GATEWAY_TOKEN,
  UNPAID_ORDERS,
  CARRIERS,
  BORDER_TAX,
  EXTERNAL_CHECKOUT,
  EXTERNAL_CHECKOUT_KEY,
  WEBHOOK_URL,
  WEBHOOK_KEY,
  MAIL_URL,
  MAIL_TOKEN,
  MAIL_FROM,
  MAIL_ORIGIN,
  SMS_URL,
  SMS_TOKEN,
  ORGANISATION_DOMAINS,
  SOCIAL_LOGIN,
  SOCIAL_LOGIN_SECRETS,
  TURNSTILE_SITE_KEY,
  TURNSTILE_SECRET_KEY,
  TURNSTILE_URL,
  UPSTASH_REDIS_REST_URL,
  UPSTASH_REDIS_REST_TOKEN,
  CONTACT_MAIL,
  ORDER_MAIL,
  CONTACT_PHONES,
  GUARANTEES,
  EXTERNAL_LINKS,
  SECURITY_CONTACT,
  CORS_ORIGINS,
  LIVE_SEARCH,
  LIMITS_TIMES,
  PAGE_FRESH_MS,
];

export type SettingName = (typeof SETTINGS)[number]['name'];
