/**
 * Writes the step that a form is sent from into the address of its page (?paso=): without it the address stands for the
 * first step that is open, and who goes back from the next one would land there again. A form outside of steps changes
 * nothing.
 */
export function nameStepInAddress(form: HTMLFormElement): void {
  const step = form.closest<HTMLElement>('[data-open-step]')?.dataset.openStep;
  if (!step) return;
  const here = new URL(location.href);
  here.searchParams.set('paso', step);
  history.replaceState(history.state, '', here);
}
