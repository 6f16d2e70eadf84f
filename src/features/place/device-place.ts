import { readKnownPlace } from '../../domain/known-place';
import { deviceEntry } from '../shop/device-entry';

/** One place of this browser for all store views. */
const entry = deviceEntry('codigo-postal', readKnownPlace);

/** The place this browser keeps, the same object until it changes; null for none, and where it keeps nothing. */
export const devicePlace = entry.get;

/** Keeps a place for every page of this browser, in every tab. */
export const keepPlace = entry.keep;

export const forgetPlace = entry.forget;

export const onPlaceChange = entry.onChange;
