import { keptSkus } from '../../domain/device-list';
import { announceMarkup } from '../../ui/new-markup';
import { clearOnDevice, deviceList } from './device-lists';
import { fetchList } from './fetch-list';

interface Props {
  store: string;
  /** Page that shows the products of its address. */
  page: string;
  /** The product of this page, which is not shown under itself. */
  except: string | null;
  texts: { clear: string };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'viewed-row': Props;
  }
}

const MOST_SHOWN = 10;

/**
 * Shows what was seen lately as the page of such products draws it; without one, or where it does not come, nothing.
 */
export function start(element: HTMLElement, { store, page, except, texts }: Props): void {
  const skus = keptSkus(deviceList(store, 'recently-viewed'))
    .filter((sku) => sku !== except)
    .slice(0, MOST_SHOWN);
  if (skus.length === 0) return;

  const draw = async () => {
    const found = await fetchList(page, skus);
    found.classList.add('section');
    const clear = document.createElement('button');
    clear.type = 'button';
    clear.className = 'line-link';
    clear.textContent = texts.clear;
    clear.addEventListener('click', () => {
      clearOnDevice(store, 'recently-viewed');
      element.remove();
    });
    found.querySelector('.section-head')?.appendChild(clear);
    element.replaceChildren(found);
    announceMarkup(element);
  };
  draw().catch((error) => console.warn('what was seen lately is not shown', error));
}
