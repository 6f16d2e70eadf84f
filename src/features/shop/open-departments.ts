import { isPlainClick } from '../../ui/plain-click';
import { press, restOn } from './departments-panel';

const TRIGGER = 'a[data-departments]';

const triggerOf = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>(TRIGGER) ?? null;

/**
 * Links to all departments open them over the page, the ones for a mouse also when it rests on them; what cannot be
 * fetched is gone to.
 */
export function openDepartments(): void {
  document.addEventListener('pointerover', (event) => {
    const trigger = event.pointerType === 'mouse' ? triggerOf(event) : null;
    if (trigger) restOn(trigger);
  });
  document.addEventListener('click', (event) => {
    const trigger = triggerOf(event);
    if (!trigger || !isPlainClick(event)) return;
    event.preventDefault();
    press(trigger).catch(() => location.assign(trigger.href));
  });
}
