import { isLate, type PrivacyRequest } from '../../domain/privacy/request';
import type { Translate } from '../../i18n';
import { longDay } from '../../i18n/dates';
import type { RequestWords } from './right-texts';

/** What is told of a request, as names and values in these words; `now` in epoch ms. */
export function requestFacts(
  t: Translate,
  request: PrivacyRequest,
  now: number,
  words: RequestWords,
): [string, string][] {
  const { right, status, receivedAt, dueAt, answeredAt, carriedAt, detail, answer, notedBy } = request;
  const day = (label: string, at: number | null): [string, string][] =>
    at === null ? [] : [[label, longDay(at, t.locale)]];
  const why = request.carryExtension ?? request.answerExtension;
  return [
    [t(words.right), t(words.rights[right])],
    [t('How it stands'), t(words.statuses[status])],
    ...day(t('Received'), receivedAt),
    ...day(status === 'granted' ? t('Carried out at the latest') : t('Answered at the latest'), dueAt),
    ...(isLate(request, now) ? ([[t('Time is over'), t(words.late)]] as [string, string][]) : []),
    ...(why === null ? [] : ([[t('Why it takes longer'), why]] as [string, string][])),
    ...day(t('Answered'), answeredAt),
    ...day(t('Carried out'), carriedAt),
    [t(notedBy === null ? 'What was written' : 'What was said'), detail],
    ...(answer === null ? [] : ([[t('The answer'), answer]] as [string, string][])),
  ];
}
