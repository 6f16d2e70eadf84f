import type { ReactNode } from 'react';
import type { CheaperEvent } from '../../commerce/desk/orders';
import { AMOUNT, ASKED_UNDER, CONFIRM, deskOrderPage, MONEY_QUESTIONS } from '../../contract/desk-pages/forms';
import { type Carrier, sendingOf } from '../../domain/order/dispatch';
import { stillDue, toCapture } from '../../domain/order/money';
import { possible } from '../../domain/order/step';
import { readAmount } from '../../domain/typed-amount';
import type { Key } from '../../i18n';
import { href } from '../shop/links';
import { EVENT_FORM } from './order/event-fields';
import type { Asked, Beside } from './order/questions/asked';
import { CancelQuestion, UnitsQuestion } from './order/questions/cancel-questions';
import { DeliverQuestion, SendQuestion } from './order/questions/handing-questions';
import { MoneyQuestion, mostOf } from './order/questions/money-question';
import { isStep, StepQuestion } from './order/questions/step-question';
import { askedSending } from './sending';

/** Address of the page that asks once before this is done to an order. */
export const asksAt = (number: string, what: string): string => href(deskOrderPage(number), { [CONFIRM]: what });

/** Whether what was asked about can be done no more: the order changed since its page was shown. */
const isOver = (state: Asked['state'], what: string, sent: unknown): boolean =>
  what === 'send' || sent !== null
    ? !possible(state, 'send')
    : (what === 'cancel' || what === 'cancel-items' || what === 'deliver' || isStep(what)) && !possible(state, what);

/** What a question leads to that is asked where its money goes; null for any other. */
export function cheaperEvent(query: URLSearchParams): CheaperEvent | null {
  const what = query.get(CONFIRM);
  if (what === 'cancel') return { type: 'cancel' };
  const amount = what === 'adjusted' ? readAmount(query.get(AMOUNT) ?? '') : null;
  return amount === null ? null : { type: 'adjusted', amount };
}

/**
 * Asks once more before money moves or something is taken back; null where the order's page is asked for, or nothing is
 * there to confirm. `problem` says why nothing is asked: an amount that cannot be, or an order that changed meanwhile.
 */
export function questionOf(
  query: URLSearchParams,
  asked: Asked,
  { carriers, ...beside }: Beside & { carriers: readonly Carrier[] },
): { page: ReactNode; problem: Key | null } {
  const what = query.get(CONFIRM) ?? '';
  const { state, order, events } = asked;
  const sent = askedSending(query);
  if (isOver(state, what, sent)) return { page: null, problem: 'The order changed meanwhile, and nothing was done' };
  if (what === 'cancel')
    return { page: <CancelQuestion {...asked} goes={beside.goes} openReturns={beside.openReturns} />, problem: null };
  if (what === 'deliver' && stillDue(state.money) > 0) return { page: <DeliverQuestion {...asked} />, problem: null };
  if (isStep(what))
    return {
      page: <StepQuestion what={what} order={order} events={events} openReturns={beside.openReturns} />,
      problem: null,
    };
  if (sent && toCapture(state.money) > 0) {
    const sending = sendingOf(carriers, 'send', sent);
    // What is wrong of it stands beside the fields: nobody is asked about money before.
    const page = sending.ok ? <SendQuestion {...asked} dispatch={sending.value.dispatch} /> : null;
    return { page, problem: null };
  }
  if (what === 'cancel-items') return { page: <UnitsQuestion order={order} events={events} />, problem: null };
  const kind = MONEY_QUESTIONS.find((one) => one === what);
  if (!kind) return { page: null, problem: null };
  const formKey = query.get(ASKED_UNDER) || null;
  // The browser went back to the question whose answer was noted.
  if (formKey !== null && events.some(({ id }) => id.endsWith(`:${formKey}`)))
    return { page: null, problem: 'It was noted already, and nothing was noted again' };
  const typed = query.get(AMOUNT) ?? '';
  const amount = readAmount(typed);
  const most = mostOf(kind, asked);
  const isTooMuch = amount !== null && most !== null && amount > most;
  // Refused once it was answered, it stands with what was written beside it.
  const wasAnswered = beside.formState.value(EVENT_FORM, 'type') === kind && most !== null && most > 0;
  if (amount === null || (isTooMuch && !wasAnswered)) return { page: null, problem: 'This amount cannot be noted' };
  return {
    page: <MoneyQuestion {...asked} {...{ kind, amount, typed, formKey, isTooMuch }} {...beside} />,
    problem: null,
  };
}
