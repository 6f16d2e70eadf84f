/**
 * Writes the step that a form is sent from into the address of its page (?paso=): without it the address stands for the
 * first step that is open, and who goes back from the next one would land there again.
 */
export function nameStep(step: string): void {
  const here = new URL(location.href);
  here.searchParams.set('paso', step);
  history.replaceState(history.state, '', here);
}
