import { onPlaceChange } from '../place/device-place';
import { locate } from './locate';
import { keepCodeOf, showNearKept } from './near-kept';

declare module '../../ui/enhanced' {
  interface Enhanced {
    'branch-near': Record<string, never>;
  }
}

/**
 * Puts the branches near the postal code of this browser first, and sorts them by how far they are from where it is,
 * once that is asked for.
 */
export function startBranchNear(part: HTMLElement): void {
  part.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-locate]');
    if (button) locate(part, button);
  });
  part.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('.near-form')) return;
    event.preventDefault();
    await keepCodeOf(form);
    form.submit();
  });
  onPlaceChange(() => void showNearKept(part));
  // A page that was asked near another place is left as it was asked.
  if (!new URL(location.href).searchParams.has('cp')) void showNearKept(part);
}
