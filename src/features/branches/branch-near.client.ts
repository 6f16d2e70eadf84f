import { locate } from './locate';

declare module '../../ui/island' {
  interface Islands {
    'branch-near': Record<string, never>;
  }
}

/** Sorts the branches of a page by how far they are from where the browser is, once that is asked for. */
export function startBranchNear(part: HTMLElement): void {
  part.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-locate]');
    if (button) locate(part, button);
  });
}
