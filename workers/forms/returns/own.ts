import type { NewReturn, ReturnCare } from '../../../src/commerce/returns';
import { ORDERS_PAGE } from '../../../src/contract/history/pages';
import { NEW_RETURN, OWN_RETURN, REMOVED_PICTURE, SENT_RETURN } from '../../../src/contract/returns/forms';
import { RETURNS_MESSAGES } from '../../../src/contract/returns/messages';
import { newReturnPath, returnPath } from '../../../src/contract/returns/pages';
import { askedLines } from '../../../src/contract/returns/typed-lines';
import { startOfIsoDay } from '../../../src/domain/mexico-city';
import { type Result, refuse } from '../../../src/domain/result';
import { isWay, PICTURE_MAX_BYTES } from '../../../src/domain/returns/return';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { SentForm } from '../serving/sent-form';

type Call = SentForm<'customer'>;

const done = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message }],
});

/** ACCT-006: asks for a return of an order. */
export async function askReturn({ mine, sent, key }: Call): Promise<Outcome> {
  const fields = checkForm(NEW_RETURN, sent);
  const page = sent.order ? newReturnPath(encodeURIComponent(sent.order)) : ORDERS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { order, way, collectOn, back, comment } = fields.values;
  const asked: NewReturn = {
    order,
    lines: askedLines(fields.values),
    way: isWay(way) ? way : 'parcel',
    collectOn: way === 'collect' && collectOn !== '' ? startOfIsoDay(collectOn) : null,
    isToWallet: back === 'wallet',
    comment,
  };
  const answer = await mine()
    .own('returns')
    .create(asked, key ?? crypto.randomUUID());
  if (!answer.ok) return refusedAt(page, answer.problem);
  const { number, status } = answer.value;
  const { asked: waits, authorisedAtOnce } = RETURNS_MESSAGES;
  return done(returnPath(order, number), status === 'authorised' ? authorisedAtOnce : waits);
}

/** Runs what a customer does to a return of theirs, and leads back to its page. */
async function cared(
  { mine, sent }: Call,
  message: string,
  act: (care: ReturnCare) => Promise<Result<null>>,
): Promise<Outcome> {
  const fields = checkForm(OWN_RETURN, sent);
  if (!fields.ok) return refusedAt(ORDERS_PAGE, invalid(fields.errors));
  const page = returnPath(fields.values.order, fields.values.number);
  const { care } = mine().own('returns');
  const answer = care ? await act(care) : refuse(404, RETURNS_MESSAGES.unknown);
  return answer.ok ? done(page, message) : refusedAt(page, answer.problem);
}

/** All bytes of a stream; more than a picture may have never come out of it. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done: isDone, value } = await reader.read();
    if (isDone) break;
    chunks.push(value);
    size += value.length;
    if (size > PICTURE_MAX_BYTES) throw new RangeError('a picture above its bound');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

export function returnPictureSent(call: Call): Promise<Outcome> {
  const { sent, file } = call;
  return cared(call, RETURNS_MESSAGES.pictureKept, async (care) => {
    if (!file) {
      const { pictureMissing: message } = RETURNS_MESSAGES;
      return refuse(422, message, { fields: [{ field: 'foto', rule: 'required', message }] });
    }
    return care.addPicture(sent.order ?? '', sent.number ?? '', await bytesOf(file.stream));
  });
}

export const takePictureAway = (call: Call): Promise<Outcome> => {
  const fields = checkForm(REMOVED_PICTURE, call.sent);
  if (!fields.ok) return Promise.resolve(refusedAt(ORDERS_PAGE, invalid(fields.errors)));
  const { order, number, picture } = fields.values;
  return cared(call, RETURNS_MESSAGES.pictureGone, (care) => care.removePicture(order, number, picture));
};

export async function shipReturn(call: Call): Promise<Outcome> {
  const fields = checkForm(SENT_RETURN, call.sent);
  if (!fields.ok) return refusedAt(ORDERS_PAGE, invalid(fields.errors));
  const { order, number, carrier, guide } = fields.values;
  return cared(call, RETURNS_MESSAGES.onWay, (care) => care.ship(order, number, { carrier, guide }));
}

export const withdrawReturn = (call: Call): Promise<Outcome> =>
  cared(call, RETURNS_MESSAGES.withdrawn, (care) => care.withdraw(call.sent.order ?? '', call.sent.number ?? ''));
