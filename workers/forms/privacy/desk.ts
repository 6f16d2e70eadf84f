import type { DeskPrivacy, NotedRequest } from '../../../src/commerce/privacy';
import { deskCustomerPage } from '../../../src/contract/desk-customers/forms';
import type { FormFields } from '../../../src/contract/form-fields';
import {
  CHECK_FIELDS,
  DESK_ANSWER,
  DESK_LONGER,
  DESK_SEEN,
  NOTED_OF_CUSTOMER,
  NOTED_REQUEST,
} from '../../../src/contract/privacy/forms';
import { PRIVACY_MESSAGES } from '../../../src/contract/privacy/messages';
import { DESK_PRIVACY, DESK_PRIVACY_PAGE, deskRequestPath } from '../../../src/contract/privacy/pages';
import { folioOf, REQUEST_CHECKS, type Right } from '../../../src/domain/privacy/request';
import type { Result } from '../../../src/domain/result';
import { checkForm, type Values } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { SentForm } from '../serving/sent-form';

type Call = SentForm<'service'>;

/** Notes a request that was made by telephone or in person, and leads to it; refused, its form stands open again. */
async function note(
  { request, mine, sent, key }: Call,
  page: string,
  fields: typeof NOTED_REQUEST | typeof NOTED_OF_CUSTOMER,
  who: NotedRequest['who'],
): Promise<Outcome> {
  const checked = checkForm(fields, sent);
  if (!checked.ok) return refusedAt(page, invalid(checked.errors));
  const { right, detail, day, ...boxes } = checked.values;
  const checks = REQUEST_CHECKS.filter((check) => boxes[CHECK_FIELDS[check]] === 'si');
  const noted = await mine()
    .desk()
    .privacy.note({ right: right as Right, detail, day, checks, who }, key ?? crypto.randomUUID());
  if (!noted.ok) return refusedAt(page, noted.problem);
  request.wakeOutbox();
  const message = PRIVACY_MESSAGES.noted;
  return {
    location: deskRequestPath(folioOf(noted.value)),
    notices: [{ id: 'other', level: 'success', message }],
  };
}

const NOTE_PAGE = `${DESK_PRIVACY_PAGE}?${new URLSearchParams({ [DESK_PRIVACY.note]: 'si' })}`;

export const noteRequest = (call: Call): Promise<Outcome> =>
  note(call, NOTE_PAGE, NOTED_REQUEST, { name: call.sent.name?.trim() ?? '', email: call.sent.email?.trim() ?? '' });

export const noteRequestOf = (call: Call): Promise<Outcome> => {
  const id = call.sent.id ?? '';
  return note(call, deskCustomerPage(id), NOTED_OF_CUSTOMER, { customerId: id });
};

/** Runs what an operator does to a request, and leads back to its page. */
async function told<Fields extends FormFields, Done>(
  { request, mine, sent }: Call,
  fields: Fields,
  act: (requests: DeskPrivacy, id: number, seen: number, values: Values<Fields>) => Promise<Result<Done>>,
  messageOf: (done: Done) => string = () => PRIVACY_MESSAGES.noted,
): Promise<Outcome> {
  const [id, seen] = [Number(sent.id), Number(sent.seen)];
  const page = Number.isSafeInteger(id) && id > 0 ? deskRequestPath(folioOf(id)) : DESK_PRIVACY_PAGE;
  const checked = checkForm(fields, sent);
  if (!checked.ok) return refusedAt(page, invalid(checked.errors));
  const done = await act(mine().desk().privacy, id, seen, checked.values);
  if (!done.ok) return refusedAt(page, done.problem);
  request.wakeOutbox();
  return { location: page, notices: [{ id: 'other', level: 'success', message: messageOf(done.value) }] };
}

export const answerRequest = (call: Call): Promise<Outcome> =>
  told(call, DESK_ANSWER, (requests, id, seen, { decision, answer }) =>
    requests.answer(id, seen, decision === 'procede', answer),
  );

export const makeRequestLonger = (call: Call): Promise<Outcome> =>
  told(call, DESK_LONGER, (requests, id, seen, { why }) => requests.makeLonger(id, seen, why));

export const carryRequestOut = (call: Call): Promise<Outcome> =>
  told(call, DESK_SEEN, (requests, id, seen) => requests.carryOut(id, seen));

export const eraseOfRequest = (call: Call): Promise<Outcome> =>
  told(
    call,
    DESK_SEEN,
    (requests, id, seen) => requests.erase(id, seen),
    (what) => PRIVACY_MESSAGES[what],
  );

/** Saves what stands here of who asked. */
export async function saveDataOfRequest({ mine, sent }: Call): Promise<Outcome> {
  const fields = checkForm(DESK_SEEN, sent);
  if (!fields.ok) return refusedAt(DESK_PRIVACY_PAGE, invalid(fields.errors));
  const id = Number(fields.values.id);
  const page = deskRequestPath(folioOf(id));
  const data = await mine().desk().privacy.data(id);
  if (!data.ok) return refusedAt(page, data.problem);
  const file = {
    name: `${folioOf(id)}.json`,
    type: 'application/json',
    text: JSON.stringify(data.value, null, 2),
  };
  return { location: page, notices: [], file };
}
