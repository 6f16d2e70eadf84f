import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { CONTACT_PAGE } from '../../../src/contract/contact/forms';
import { LINK_TOKEN } from '../../../src/contract/customers/pages';
import { DATA_CONFIRM_PAGE, MY_PRIVACY_PAGE, ownRequestPath } from '../../../src/contract/privacy/pages';
import { folioOf } from '../../../src/domain/privacy/request';
import { RIGHT_TEXTS } from '../../../src/features/privacy/right-texts';
import { type Translate, translator } from '../../../src/i18n';
import { longDay } from '../../../src/i18n/dates';
import { COPY_MS, copyOfId } from '../../adapters/embedded/privacy/copies';
import { CONFIRM_DAYS, type RequestRow, requestOfId, type StepTold } from '../../adapters/embedded/privacy/requests';
import type { Letter, Row, WriteLetter } from '../letter';
import { oneLine } from '../look';

interface Told {
  row: RequestRow;
  t: Translate;
}

/** A letter about a step of a request; null once the request is gone. */
const ofRequest =
  (write: (told: Told) => Pick<Letter, 'subject' | 'lines'> & Partial<Letter>): WriteLetter =>
  async (occasion) => {
    const { env, event, origin } = occasion;
    const kept = await requestOfId(env, event.subject);
    const store = kept && storeByCode(STORES, kept.store);
    if (!kept || !store) return null;
    const row: RequestRow = { ...kept, ...(event.secret === null ? {} : (JSON.parse(event.secret) as StepTold)) };
    const t = translator(store.i18n.defaultLocale);
    const link = (path: string) => `${origin}${storePath(store, path)}`;
    const { lines, ...written } = write({ row, t });
    const day = (label: string, at: number | null): Row[] =>
      at === null ? [] : [{ label, value: longDay(at, t.locale) }];
    const isCustomers = row.customerId !== null;
    return {
      to: row.email,
      store,
      letter: {
        lines: [t('Hello, {name}', { name: oneLine(row.name) }), ...lines],
        tables: [
          [
            { label: t('Folio of the request'), value: folioOf(row.id) },
            { label: t('What you ask for'), value: t(RIGHT_TEXTS[row.right]) },
            ...day(t('Received'), row.receivedAt),
            ...day(row.status === 'granted' ? t('Carried out at the latest') : t('Answered at the latest'), row.dueAt),
          ],
        ],
        action: isCustomers ? { label: t('See the request'), url: link(ownRequestPath(folioOf(row.id))) } : null,
        links: [{ label: t('Write to us'), url: link(CONTACT_PAGE) }],
        after: [],
        ...written,
      },
    };
  };

/** Somebody asked about data of this e-mail: only who reads it can say that it was them. */
export const privacyAsked: WriteLetter = async (occasion) => {
  const { env, event, origin } = occasion;
  const row = await requestOfId(env, event.subject);
  const store = row && storeByCode(STORES, row.store);
  if (!row || !store || row.status !== 'unconfirmed' || event.secret === null) return null;
  const t = translator(store.i18n.defaultLocale);
  const link = `${DATA_CONFIRM_PAGE}?${new URLSearchParams({ [LINK_TOKEN]: event.secret })}`;
  return {
    to: row.email,
    store,
    letter: {
      subject: t('Confirm your request about your data'),
      lines: [
        t('Hello, {name}', { name: oneLine(row.name) }),
        t(
          'You asked {shop}: {right}. Confirm with this button that it was you; from then on our time to answer runs.',
          {
            ...{ shop: store.name, right: t(RIGHT_TEXTS[row.right]) },
          },
        ),
      ],
      action: { label: t('Confirm my request'), url: `${origin}${storePath(store, link)}` },
      after: [
        t('The link works for {days} days.', { days: CONFIRM_DAYS }),
        t('If it was not you, you need do nothing: nobody is told anything.'),
      ],
    },
  };
};

export const privacyReceived = ofRequest(({ t, row }) => ({
  subject: t('We have your request about your data'),
  lines: [
    ...(row.notedBy === null
      ? []
      : [
          t('You made it by telephone or in person, and we noted what you said:'),
          ...row.detail.split(/\n+/),
          t('If it was not you, or it says something else, write to us.'),
        ]),
    t(
      'We answer within 20 business days. It costs nothing. If we do not answer, or you do not agree, you can go to the Secretaría Anticorrupción y Buen Gobierno.',
    ),
  ],
}));

export const privacyLonger = ofRequest(({ t, row }) => ({
  subject: t('We need more time for your request'),
  lines: [
    t('Why: {reason}', {
      reason: (row.status === 'granted' ? row.carryExtension : row.answerExtension) ?? '',
    }),
    t('The law lets us do so once. The new date stands below.'),
  ],
}));

export const privacyAnswered = ofRequest(({ t, row }) => ({
  subject: row.status === 'refused' ? t('The answer to your request about your data') : t('Your request is granted'),
  lines: [
    ...(row.answer ?? '').split(/\n+/),
    row.status === 'refused'
      ? t('If you do not agree, you have 15 business days to go to the Secretaría Anticorrupción y Buen Gobierno.')
      : t('We carry it out within 15 business days and write to you when it is done.'),
  ],
}));

export const privacyCarriedOut = ofRequest(({ t }) => ({
  subject: t('Your request about your data is carried out'),
  lines: [t('What you asked for is done.')],
}));

/** A copy of somebody's data is ready: only they open it, signed in. */
export const copyReady: WriteLetter = async ({ env, event, origin }) => {
  const copy = await copyOfId(env, event.subject);
  const store = copy && storeByCode(STORES, copy.store);
  if (!copy || !store || event.secret === null) return null;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: event.secret,
    store,
    letter: {
      subject: t('The copy of your data is ready'),
      lines: [
        t('You find it in your account until {day}. A while after you signed in we ask for your password first.', {
          day: longDay(copy.createdAt + COPY_MS, t.locale),
        }),
      ],
      action: { label: t('Go to my data'), url: `${origin}${storePath(store, MY_PRIVACY_PAGE)}` },
      after: [t('If it was not you, change your password: somebody is signed in to your account.')],
    },
  };
};
