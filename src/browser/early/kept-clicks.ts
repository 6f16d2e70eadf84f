import { isPlainClick } from '../../ui/plain-click';
import { isTranslated } from '../translated';

/** How long a click waits for the island that answers it; then a link is followed, and a form sent. */
const WAIT_MS = 4000;

/** The island a control belongs to: the one its `data-live` names, wherever that stands, else the one it stands in. */
const islandOf = (control: HTMLElement) =>
  document.querySelector<HTMLElement>(`[data-island="${control.dataset.live}"]`) ??
  control.closest<HTMLElement>('[data-island]');

/**
 * Changes the number beside a control that says by how much (data-step), so that what is sent next is what was tapped;
 * false for any other control.
 */
function step({ dataset, parentElement }: HTMLElement): boolean {
  const field = dataset.step ? parentElement?.querySelector('input') : null;
  field?.stepUp(Number(dataset.step));
  return Boolean(field);
}

/**
 * Clicks on controls that need an island which does not run yet are kept and given back when it does; everything else
 * works without. Where the island does not come a link leads where it leads, and a form is sent.
 */
export function keepClicks(): void {
  const kept = new Set<HTMLElement>();
  const goOn = (control: HTMLElement) => {
    if (!kept.delete(control)) return;
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action'))
      control.form.requestSubmit(control);
  };
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest?.<HTMLElement>('[data-live]');
      if (!control || !event.isTrusted || !isPlainClick(event)) return;
      const island = islandOf(control);
      if (!island || island.isAwake) return;
      // Nothing will run there: what does not count by itself leads on at once.
      if (isTranslated() && !control.dataset.step) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (step(control)) return;
      kept.add(control);
      setTimeout(goOn, WAIT_MS, control);
    },
    true,
  );
  document.addEventListener('shop:awake', ({ target }) => {
    for (const control of kept) {
      if (islandOf(control) !== target) continue;
      kept.delete(control);
      control.click();
    }
  });
}
