import { markupAt } from '../../ui/hooks/joined-markup';

let asked: AbortController | null = null;

/**
 * The page that a form of filters would lead to; null where it does not come, and for a choice that has changed
 * meanwhile: the list that is opened says its number itself.
 */
export async function fetchChoice(form: HTMLFormElement): Promise<DocumentFragment | null> {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value));
  const page = await markupAt(address.href, signal);
  return signal.aborted ? null : page;
}
