import { useSyncExternalStore } from 'react';
import { type DeviceList, type DeviceListName, NO_LIST } from '../../domain/device-list';
import { deviceList, onKeptChange } from './device-lists';

/** A list of this device as it is now in every tab; one that was not read while a page is hydrated. */
export const useDeviceList = (store: string, name: DeviceListName): DeviceList =>
  useSyncExternalStore(
    onKeptChange,
    () => deviceList(store, name),
    () => NO_LIST,
  );
