import { useSyncExternalStore } from 'react';
import { type KeyDoes, useKeys } from '../../ui/hooks/use-keys';
import { usedShortcuts } from './used-shortcuts';

/** Answers single keys, unless whoever works at this device wants none; whether they do. */
export function useShortcuts(keys: Readonly<Record<string, KeyDoes>>): boolean {
  const isOn = useSyncExternalStore(usedShortcuts.onChange, usedShortcuts.get, () => null) ?? true;
  useKeys(keys, isOn);
  return isOn;
}
