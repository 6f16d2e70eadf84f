/**
 * Sends fields as a page of its own: a challenge that stands in their way is shown there, and sends them on under the
 * same key.
 */
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
