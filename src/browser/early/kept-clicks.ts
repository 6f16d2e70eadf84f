/** The island a control belongs to: the one it names, else the one it stands in. */
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
 * works without.
 */
export function keepClicks(): void {
  const kept = new Set<HTMLElement>();
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest?.<HTMLElement>('[data-live]');
      if (!control || !event.isTrusted || islandOf(control)?.isAwake) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!step(control)) kept.add(control);
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
