/** What tells one choice of a form from another. */
const choices = (form: HTMLElement) =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>('.choice input')].map((input) => [
      `${input.name} ${input.value}`,
      input,
    ]),
  );

const countOf = (input: HTMLInputElement | undefined) =>
  input?.closest('.choice')?.querySelector('.choice-count') ?? null;

let asked: AbortController | null = null;

/**
 * Writes into a form of filters what its choice would show: the number on its button, and the counts beside its values.
 * The page of the choice says them; without an answer they stay as they were, and so do those of a choice that has
 * changed meanwhile.
 */
export async function countResults(form: HTMLFormElement): Promise<void> {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value));
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector<HTMLElement>('.filters form');
    const button = form.querySelector('.filters-foot .btn');
    if (signal.aborted || !next || !button) return;
    button.innerHTML = next.querySelector('.filters-foot .btn')?.innerHTML ?? button.innerHTML;
    const counted = choices(next);
    for (const [key, input] of choices(form)) {
      const count = countOf(input);
      if (count) count.textContent = countOf(counted.get(key))?.textContent ?? '0';
    }
  } catch {
    // Broken off or without a network: the list that is opened says its number itself.
  }
}
