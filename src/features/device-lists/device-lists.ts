import {
  type DeviceList,
  type DeviceListName,
  type KeptOutcome,
  keep,
  letGo,
  MOST_KEPT,
  NO_LIST,
  readDeviceList,
  writeDeviceList,
} from '../../domain/device-list';

const CHANGED = 'shop:kept';

const keyOf = (store: string, name: DeviceListName): string => `${store}-${name}`;

const read = new Map<string, { text: string | null; list: DeviceList }>();

/**
 * A list of this device, the same object until it changes; one that was not read where the browser keeps nothing.
 */
export function deviceList(store: string, name: DeviceListName): DeviceList {
  const key = keyOf(store, name);
  try {
    const text = localStorage.getItem(key);
    const before = read.get(key);
    if (before?.text === text) return before.list;
    const list = readDeviceList(text, name);
    read.set(key, { text, list });
    return list;
  } catch {
    return NO_LIST;
  }
}

/** Tells whoever shows lists, in this tab, that one of them changed. */
export const announceKept = (): boolean => dispatchEvent(new Event(CHANGED));

/** Whether the browser kept it. */
function write(store: string, name: DeviceListName, list: DeviceList): boolean {
  try {
    localStorage.setItem(keyOf(store, name), writeDeviceList(list));
  } catch {
    return false;
  }
  announceKept();
  return true;
}

/** Puts a product into a list of this device, as it is by now in every tab; null where the browser keeps nothing. */
export function keepOnDevice(store: string, name: DeviceListName, sku: string): KeptOutcome | null {
  const list = deviceList(store, name);
  if (!list.loaded) return null;
  const { list: next, outcome } = keep(list, name, { sku, at: Date.now() });
  return outcome !== 'added' || write(store, name, next) ? outcome : null;
}

export const letGoOnDevice = (store: string, name: DeviceListName, sku: string): boolean =>
  write(store, name, letGo(deviceList(store, name), sku));

export const clearOnDevice = (store: string, name: DeviceListName): boolean =>
  write(store, name, readDeviceList(null, name));

/** Takes every list of this device away, of all store views (AUTH-019). */
export function clearAllLists(): void {
  try {
    const names = Object.keys(MOST_KEPT);
    for (const key of Object.keys(localStorage))
      if (names.some((name) => key.endsWith(`-${name}`))) localStorage.removeItem(key);
  } catch {
    return;
  }
  announceKept();
}

/**
 * Calls back when a list of this device may have changed, in this tab or another one, or while the page was out of
 * sight. Answers what ends it.
 */
export function onKeptChange(listener: () => void): () => void {
  const ending = new AbortController();
  for (const type of [CHANGED, 'storage', 'pageshow']) addEventListener(type, listener, { signal: ending.signal });
  return () => ending.abort();
}
