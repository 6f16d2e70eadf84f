import { type FormAnswer, readAnswer } from './read-answer';

const SERVER_ERROR = 500;
/** A call that takes longer counts as one without an answer. */
const LONGEST_MS = 20_000;

/** Sends the fields as a page of its own: a challenge that stands in their way is shown there, and sends them on under the same key. */
export function sendAsPage(action: string, body: URLSearchParams): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of body) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.appendChild(field);
  }
  document.body.appendChild(form);
  form.submit();
  // The page is being left: there is no answer to wait for.
  return new Promise(() => undefined);
}

/** Fields of a form as they are sent under a key: sent again under it, they are still one operation. */
export function keyedBody(fields: Record<string, string>, key: string): URLSearchParams {
  const body = new URLSearchParams(fields);
  body.set('key', key);
  return body;
}

/** Sends a form as it would send itself, but stays on the page. null when there was no answer, or none of the shop's. */
export async function sendForm(action: string, fields: Record<string, string>, key: string): Promise<FormAnswer | null> {
  const body = keyedBody(fields, key);
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body, keepalive: true, signal });
    if (response.status >= SERVER_ERROR) return null;
    const answer = await readAnswer(response);
    return answer === 'challenge' ? sendAsPage(action, body) : answer;
  } catch {
    return null;
  }
}
