import { isLate, type PrivacyRequest } from '../../domain/privacy/request';
import type { Translate } from '../../i18n';
import { longDay } from '../../i18n/dates';
import { REQUEST_STATUS_TEXTS, RIGHT_TEXTS } from './right-texts';

/** What is told of a request, as names and values; `now` in epoch ms. */
export function requestFacts(t: Translate, request: PrivacyRequest, now: number): [string, string][] {
  const { right, status, receivedAt, dueAt, answeredAt, carriedAt, detail, answer } = request;
  const day = (label: string, at: number | null): [string, string][] =>
    at === null ? [] : [[label, longDay(at, t.locale)]];
  const why = request.carryExtension ?? request.answerExtension;
  return [
    [t('What you ask for'), t(RIGHT_TEXTS[right])],
    [t('How it stands'), t(REQUEST_STATUS_TEXTS[status])],
    ...day(t('Received'), receivedAt),
    ...day(status === 'granted' ? t('Carried out at the latest') : t('Answered at the latest'), dueAt),
    ...(isLate(request, now)
      ? ([[t('Time is over'), t('We are late, and you can complain')]] as [string, string][])
      : []),
    ...(why === null ? [] : ([[t('Why it takes longer'), why]] as [string, string][])),
    ...day(t('Answered'), answeredAt),
    ...day(t('Carried out'), carriedAt),
    [t('What was written'), detail],
    ...(answer === null ? [] : ([[t('The answer'), answer]] as [string, string][])),
  ];
}
