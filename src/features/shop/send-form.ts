import { sendAsPage } from '../../ui/hooks/send-as-page';
import { endsIn } from '../../ui/time-limit';
import { readAnswer, type Sent } from './form-answer';
import { OFFLINE } from './offline';

/** A call that takes longer counts as one without an answer. */
export const LONGEST_MS = 20_000;

/** The fields of a form as they are typed now. */
export const bodyOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));

/** Fields of a form as they are sent under a key: sent again under it, they are still one operation. */
export function keyedBody(fields: Record<string, string>, key: string): URLSearchParams {
  const body = new URLSearchParams(fields);
  body.set('key', key);
  return body;
}

/** Sends a form that nobody pressed: 'challenge' where one stands in its way, which is left to whoever presses it. */
export async function sendUnasked(action: string, body: URLSearchParams): Promise<Sent | 'challenge'> {
  const signal = endsIn(LONGEST_MS);
  try {
    return await readAnswer(
      await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body, keepalive: true, signal }),
    );
  } catch {
    return { ok: null, message: OFFLINE };
  }
}

/**
 * Sends a form as it would send itself, but stays on the page; a challenge in its way is shown as the page it is, which
 * sends the form on.
 */
export async function sendForm(action: string, body: URLSearchParams): Promise<Sent> {
  const answer = await sendUnasked(action, body);
  return answer === 'challenge' ? sendAsPage(action, body) : answer;
}
