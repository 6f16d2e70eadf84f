import { type KnownPlace, readKnownPlace } from '../../domain/known-place';
import { deviceEntry } from '../shop/device-entry';
import { PLACE_KEY } from './place-path';

/** One place of this browser for all store views. */
const entry = deviceEntry(PLACE_KEY, readKnownPlace);

/** The place this browser keeps, the same object until it changes; null for none, and where it keeps nothing. */
export const devicePlace = entry.get;

/** The code as this page found it, or kept it last. */
let ownCode = entry.get()?.code;

/** Keeps a place for every page of this browser, in every tab: one that does not say when it was typed is typed now. */
export function keepPlace(place: KnownPlace): void {
  ownCode = place.code;
  entry.keep({ typedAt: Date.now(), ...place });
}

/** Whether the place was there when this page began, or is kept by it: what another tab keeps that one sees to. */
export const isOwnPlace = (): boolean => entry.get()?.code === ownCode;

export const forgetPlace = entry.forget;

export const onPlaceChange = entry.onChange;
