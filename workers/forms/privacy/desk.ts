import type { DeskPrivacy } from '../../../src/commerce/privacy';
import type { FormFields } from '../../../src/contract/form-fields';
import { DESK_ANSWER, DESK_LONGER, DESK_SEEN } from '../../../src/contract/privacy/forms';
import { PRIVACY_MESSAGES } from '../../../src/contract/privacy/messages';
import { DESK_PRIVACY_PAGE, deskRequestPath } from '../../../src/contract/privacy/pages';
import { folioOf } from '../../../src/domain/privacy/request';
import type { Result } from '../../../src/domain/result';
import { checkForm, type Values } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { SentForm } from '../serving/sent-form';

type Call = SentForm<'service'>;

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
