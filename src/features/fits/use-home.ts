import { useSyncExternalStore } from 'react';
import { deviceHome, type KeptHome } from './device-home';

/** The home whose measures this browser keeps; null for none, and while a page is hydrated: the server knows of none. */
export const useHome = (): KeptHome | null => useSyncExternalStore(deviceHome.onChange, deviceHome.get, () => null);
