import { deviceEntry } from '../shop/device-entry';

/** Whether whoever works at this device wants single keys to do something: they do until it is said otherwise. */
export const usedShortcuts = deviceEntry<boolean>('desk-shortcuts', (text) =>
  text === 'true' || text === 'false' ? text === 'true' : null,
);
