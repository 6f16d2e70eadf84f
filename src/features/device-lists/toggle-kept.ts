import type { DeviceListName, KeptOutcome } from '../../domain/device-list';
import { deviceList, keepOnDevice, letGoOnDevice } from './device-lists';

/** Lists that a heart or a switch puts a product into, or takes it off. */
export type Toggled = Extract<DeviceListName, 'compare' | 'favorites'>;

/** What came of a tap on a heart; null where the browser keeps nothing. */
export type ToggleOutcome = KeptOutcome | 'removed' | null;

type Listener = (name: Toggled, outcome: ToggleOutcome) => void;

const listeners = new Set<Listener>();

/** Puts a product into a list of this device, or takes it off where it is in. */
export function toggleKept(store: string, name: Toggled, sku: string): void {
  const isIn = Object.hasOwn(deviceList(store, name).items, sku);
  const outcome = isIn ? letGoOnDevice(store, name, sku) && 'removed' : keepOnDevice(store, name, sku);
  for (const tell of listeners) tell(name, outcome || null);
}

/** Calls back with what came of each tap. Answers what ends it. */
export function onToggled(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
