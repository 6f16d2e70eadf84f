import { type FormAnswer, readAnswer } from './read-answer';
import { keyForSend, sendAnswered } from './send-key';

const SERVER_ERROR = 500;

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

/** Sends a form as it would send itself, but stays on the page; sent again after an answer that was lost, it is still one operation. null when there was no answer that can be read. */
export async function sendForm(action: string, fields: FormData | Record<string, string>): Promise<FormAnswer | null> {
  const entries = fields instanceof FormData ? [...fields].map(([name, value]): [string, string] => [name, String(value)]) : fields;
  const body = new URLSearchParams(entries);
  body.set('key', keyForSend(action, body.toString()));
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body });
    const answer = await readAnswer(response);
    if (response.status < SERVER_ERROR) sendAnswered();
    return answer === 'challenge' ? sendAsPage(action, body) : answer;
  } catch {
    return null;
  }
}
