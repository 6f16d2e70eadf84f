import { type DeviceListName, keptSkus } from '../../domain/device-list';
import { announceMarkup } from '../../ui/new-markup';
import { clearOnDevice, deviceList, onKeptChange } from './device-lists';
import { fetchList, listAddress } from './fetch-list';

interface Props {
  store: string;
  list: DeviceListName;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'kept-here': Props;
  }
}

const address = (skus: readonly string[]) => listAddress(location.pathname, skus);

/**
 * Draws the products that this device keeps into the page that is about them, and again when they change. A comparison
 * is an address: the page leads to it.
 */
export function start(element: HTMLElement, { store, list }: Props): void {
  let drawn = '';

  async function draw(): Promise<void> {
    const skus = keptSkus(deviceList(store, list));
    if (skus.join() === drawn) return;
    if (skus.length > 0 && list === 'compare') return location.replace(address(skus));
    if (skus.length === 0) return drawn === '' ? undefined : location.reload();
    const found = await fetchList(location.pathname, skus);
    drawn = skus.join();
    element.replaceChildren(found);
    const tools = element.parentElement?.querySelector<HTMLElement>('[data-kept-tools]');
    if (tools) tools.hidden = false;
    for (const link of tools?.querySelectorAll<HTMLAnchorElement>('a[data-shares]') ?? []) link.href = address(skus);
    announceMarkup(element);
  }

  const look = () => void draw().catch((error) => console.warn('list not shown', error));
  look();
  onKeptChange(look);
  element.parentElement?.querySelector('[data-clear]')?.addEventListener('click', () => clearOnDevice(store, list));
}
