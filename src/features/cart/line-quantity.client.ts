declare module '../../ui/island' {
  interface Islands {
    'line-quantity': Record<string, never>;
  }
}

const TYPING_PAUSE_MS = 700;

/** The form of a line's quantity: sent once, and by itself a moment after a number was typed. */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const field = form.querySelector<HTMLInputElement>('input[name="qty"]');
  let timer = 0;
  const typed = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => form.reportValidity() && form.requestSubmit(), TYPING_PAUSE_MS);
  };
  form.addEventListener('input', typed);
  // what was typed before this ran counts as well
  if (field && field.value !== field.defaultValue) typed();
  form.addEventListener('submit', (event) => {
    clearTimeout(timer);
    if (form.getAttribute('aria-busy') === 'true') event.preventDefault();
    form.setAttribute('aria-busy', 'true');
  });
  // Shown again as it was left, the form can be sent anew.
  addEventListener('pageshow', ({ persisted }) => persisted && form.removeAttribute('aria-busy'));
}
