import { letGoOnDevice } from './device-lists';

interface Props {
  store: string;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    comparison: Props;
  }
}

/**
 * What is taken off a comparison is taken off this device's list too; the link then leads to the comparison without it.
 */
export function start(element: HTMLElement, { store }: Props): void {
  for (const link of element.querySelectorAll<HTMLElement>('[data-let-go]')) {
    link.addEventListener('click', () => letGoOnDevice(store, 'compare', link.dataset.letGo ?? ''));
  }
}
