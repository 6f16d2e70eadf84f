import { useSyncExternalStore } from 'react';
import type { KnownPlace } from '../../domain/known-place';
import { devicePlace, onPlaceChange } from './device-place';

/** The place this browser keeps; null for none, and while a page is hydrated: the server knows of none. */
export const usePlace = (): KnownPlace | null => useSyncExternalStore(onPlaceChange, devicePlace, () => null);
