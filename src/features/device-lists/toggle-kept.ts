import type { DeviceListName, KeptOutcome } from '../../domain/device-list';
import type { AccountOutcome } from '../favorites/account-calls';
import { isSignedIn } from '../favorites/account-kept';
import { deviceList, keepOnDevice, letGoOnDevice } from './device-lists';

/** Lists that a heart or a switch puts a product into, or takes it off. */
export type Toggled = Extract<DeviceListName, 'compare' | 'favorites'>;

/** What came of a tap on a heart; null where the browser keeps nothing. */
export type ToggleOutcome = KeptOutcome | AccountOutcome | null;

type Listener = (name: Toggled, outcome: ToggleOutcome) => void;

const listeners = new Set<Listener>();

const tellAll = (name: Toggled, outcome: ToggleOutcome): void => {
  for (const tell of listeners) tell(name, outcome);
};

/**
 * Puts a product into a list, or takes it off where it is in: favourites of whoever is signed in into a list of their
 * account, everything else on this device.
 */
export function toggleKept(store: string, name: Toggled, sku: string): void {
  if (name === 'favorites' && isSignedIn()) {
    import('../favorites/account-calls')
      .then(({ toggleInAccount }) => toggleInAccount(store, sku))
      .then(
        (outcome) => tellAll(name, outcome),
        () => tellAll(name, { refused: '' }),
      );
    return;
  }
  const isIn = Object.hasOwn(deviceList(store, name).items, sku);
  const outcome = isIn ? letGoOnDevice(store, name, sku) && 'removed' : keepOnDevice(store, name, sku);
  tellAll(name, outcome || null);
}

/** Calls back with what came of each tap. Answers what ends it. */
export function onToggled(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
