declare global {
  interface HTMLElement {
    /** What took the place of a control that was drawn anew: a click on this one that was kept is that one's. */
    standIn?: HTMLElement;
  }
}

/** What a control is to whoever presses it: what is drawn anew is another element, but says and does the same. */
function whatIs(control: HTMLElement): string {
  const { name, value, form } = control as HTMLButtonElement;
  const said = control.getAttribute('aria-label') ?? control.textContent;
  return [control.tagName, said, control.getAttribute('href'), name, value, form?.getAttribute('action')].join();
}

const controlsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-live], button')];

/**
 * Notes the controls under an element. Answers what tells each that was drawn anew since what took its place: the one
 * that is the same, of several the one in its turn.
 */
export function noteControls(element: HTMLElement): () => void {
  const before = controlsIn(element);
  return () => {
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = controlsIn(element);
    const sameAs = (all: HTMLElement[], control: HTMLElement) => all.filter((one) => whatIs(one) === whatIs(control));
    for (const control of before)
      if (!control.isConnected) control.standIn = sameAs(after, control)[sameAs(before, control).indexOf(control)];
  };
}
