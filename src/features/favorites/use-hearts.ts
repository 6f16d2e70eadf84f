import { useSyncExternalStore } from 'react';
import { NO_LIST } from '../../domain/device-list';
import { deviceList, onKeptChange } from '../device-lists/device-lists';
import type { Toggled } from '../device-lists/toggle-kept';
import { accountKept, isSignedIn } from './account-kept';

const NONE: Record<string, unknown> = {};

/** What is in a list, by sku: favourites of the account where somebody is signed in, else of this device. */
export const useHearts = (store: string, name: Toggled): Record<string, unknown> =>
  useSyncExternalStore(
    onKeptChange,
    () => (name === 'favorites' && isSignedIn() ? (accountKept(store) ?? NONE) : deviceList(store, name).items),
    () => NO_LIST.items,
  );
