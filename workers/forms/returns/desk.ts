import type { DeskReturning } from '../../../src/commerce/returns';
import { withParameter } from '../../../src/config/way-back';
import type { FormFields } from '../../../src/contract/form-fields';
import {
  DESK_AUTHORISED,
  DESK_BEGUN,
  DESK_CLOSED,
  DESK_RECEIVED,
  DESK_REFUSED,
} from '../../../src/contract/returns/forms';
import { RETURNS_MESSAGES } from '../../../src/contract/returns/messages';
import {
  DESK_RETURNS_PAGE,
  deskNewReturnPath,
  deskReturnPath,
  RECEIVED_NOW,
} from '../../../src/contract/returns/pages';
import { arrivedLines, askedLines } from '../../../src/contract/returns/typed-lines';
import { startOfIsoDay } from '../../../src/domain/mexico-city';
import type { Result } from '../../../src/domain/result';
import { isDeskWay } from '../../../src/domain/returns/return';
import { orderNumberDigits } from '../../../src/domain/validation';
import { checkForm, type Values } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { SentForm } from '../serving/sent-form';

type Call = SentForm<'service'>;

/** Runs what an operator does to a return, and leads back to its page. */
async function told<Fields extends FormFields>(
  { mine, sent }: Call,
  fields: Fields,
  act: (returns: DeskReturning, values: Values<Fields>, number: string, seen: number) => Promise<Result<null>>,
): Promise<Outcome> {
  const page = sent.number ? deskReturnPath(encodeURIComponent(sent.number)) : DESK_RETURNS_PAGE;
  const checked = checkForm(fields, sent);
  if (!checked.ok) return refusedAt(page, invalid(checked.errors));
  const number = orderNumberDigits(sent.number ?? '');
  const { returns } = mine().desk();
  const done = await act(returns, checked.values, number, Number(sent.seen));
  if (!done.ok) return refusedAt(page, done.problem);
  // Of a parcel that comes back of a canceled order nobody is written to.
  const isAlone = (await returns.find(number))?.way === 'undelivered';
  const message = isAlone ? RETURNS_MESSAGES.notedAlone : RETURNS_MESSAGES.noted;
  return { location: page, notices: [{ id: 'other', level: 'success', message }] };
}

/** Begins a return for a customer; where its goods are there already, what taking them in moves is asked next. */
export async function beginReturn({ request, mine, sent, key }: Call): Promise<Outcome> {
  const fields = checkForm(DESK_BEGUN, sent);
  const page = sent.order ? deskNewReturnPath(sent.order) : DESK_RETURNS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { order, way, collectOn, back, comment, beyond } = fields.values;
  const asked = {
    order: orderNumberDigits(order),
    lines: askedLines(fields.values),
    way: isDeskWay(way) ? way : 'parcel',
    collectOn: way === 'collect' && collectOn !== '' ? startOfIsoDay(collectOn) : null,
    isToWallet: back === 'wallet',
    comment,
  } as const;
  const begun = await mine()
    .desk()
    .returns.begin(asked, beyond, key ?? crypto.randomUUID());
  if (!begun.ok) return refusedAt(page, begun.problem);
  request.wakeOutbox();
  const shown = deskReturnPath(begun.value.number);
  return {
    location: way === 'handed-over' ? withParameter(shown, RECEIVED_NOW, '1') : shown,
    notices: [{ id: 'other', level: 'success', message: RETURNS_MESSAGES.begun }],
  };
}

export const authoriseReturn = (call: Call): Promise<Outcome> =>
  told(call, DESK_AUTHORISED, (returns, { carrier, guide, collectOn }, number, seen) =>
    returns.authorise(number, seen, {
      label: carrier || guide ? { carrier, guide } : null,
      collectOn: collectOn === '' ? null : startOfIsoDay(collectOn),
    }),
  );

export const refuseReturn = (call: Call): Promise<Outcome> =>
  told(call, DESK_REFUSED, (returns, { refusal }, number, seen) => returns.refuse(number, seen, refusal));

export const closeReturn = (call: Call): Promise<Outcome> =>
  told(call, DESK_CLOSED, (returns, _, number, seen) => returns.close(number, seen));

export const receiveReturn = (call: Call): Promise<Outcome> =>
  told(call, DESK_RECEIVED, (returns, values, number, seen) =>
    returns.receive(
      number,
      { seen, agreed: values.agreed, key: call.key ?? crypto.randomUUID() },
      arrivedLines(values),
    ),
  );
