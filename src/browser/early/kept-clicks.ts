import { readSessionMarker } from '../../features/customers/session-marker';
import { isPlainClick } from '../../ui/plain-click';
import { TAP_WAITS_MS } from '../../ui/time-limit';
import { isTranslated } from '../translated';
import type { buttonThatBuys as ButtonThatBuys } from './early-add';
import { tellUnanswered } from './unanswered';

/** The control that stands where one was kept: what was drawn anew since has another (`drawn-anew.ts`). */
const standing = (control: HTMLElement): HTMLElement => (control.standIn ? standing(control.standIn) : control);

/** The island a control belongs to: the one its `data-live` names, wherever that stands, else the one it stands in. */
const islandOf = (control: HTMLElement) =>
  document.querySelector<HTMLElement>(`[data-island="${control.dataset.live}"]`) ??
  ((control as HTMLButtonElement).form ?? control).closest<HTMLElement>('[data-island]');

/**
 * Changes the number beside a control that says by how much (data-step), so that what is sent next is what was tapped;
 * false for any other control.
 */
function step({ dataset, parentElement }: HTMLElement): boolean {
  const field = dataset.step ? parentElement?.querySelector('input') : null;
  field?.stepUp(Number(dataset.step));
  return Boolean(field);
}

/** Whether a control does something by itself: a link, or the button of a form that can be sent. */
const leadsOn = (control: HTMLElement): boolean =>
  control instanceof HTMLAnchorElement ||
  (control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action') === true);

/** Whether nothing has to run for it: the way to the account of whoever is signed in. */
const isPlainLink = ({ dataset }: HTMLElement): boolean =>
  dataset.account !== undefined && readSessionMarker(document.cookie) !== null;

/**
 * Clicks on controls that need an island which does not run yet are kept and given back when it does; everything else
 * works without. Where the island does not come a link leads where it leads, and a form is sent; of a control that can
 * do neither it is said that it does not answer.
 */
export function keepClicks(buttonThatBuys: typeof ButtonThatBuys): void {
  const kept = new Set<HTMLElement>();
  /** Whether another variant was tapped that is not shown yet: what buys waits for it. */
  const hasChosen = () => [...kept].some((control) => standing(control).closest('[data-island="offer"]'));
  const goOn = (control: HTMLElement) => {
    // The variant that was to be bought is gone to.
    if (!kept.delete(control) || buttonThatBuys(control)) return;
    const now = standing(control);
    if (now.isConnected && leadsOn(now)) now.click();
    else tellUnanswered();
  };
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const waits = hasChosen() ? buttonThatBuys(target) : null;
      const control = waits ?? target.closest?.<HTMLElement>('[data-live]');
      if (!control || !event.isTrusted || !isPlainClick(event) || isPlainLink(control)) return;
      const island = islandOf(control);
      if (!island || (island.isAwake && !waits)) return;
      const isLost = island.isAwake === false || isTranslated();
      // Nothing will run there: what does not count by itself leads on at once.
      if (isLost && !control.dataset.step && leadsOn(control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (step(control)) return;
      if (isLost) return tellUnanswered();
      kept.add(control);
      setTimeout(goOn, TAP_WAITS_MS, control);
    },
    true,
  );
  document.addEventListener('shop:awake', () => {
    for (const control of kept) {
      const now = standing(control);
      if (!islandOf(now)?.isAwake || (buttonThatBuys(now) && hasChosen())) continue;
      kept.delete(control);
      now.click();
    }
  });
}
