import { z } from 'zod';
import { missingOr, REFUSALS, toLine } from './lenient';
import { plainOf } from './plain';

/** Text for people on one line, HTML entities resolved; nothing and blanks as undefined. */
const toLabel = (value: unknown): unknown => toLine(typeof value === 'string' ? plainOf(value) : value);

/** Text for people, required; a longer one is refused. */
export const title = (max: number) =>
  z.preprocess(toLabel, z.string(missingOr(REFUSALS.notText)).max(max, REFUSALS.tooLarge));
/** Text for people that may be missing; a longer one is cut. */
export const labelOr = (otherwise: string, max: number) =>
  z
    .preprocess((value) => toLabel(value) ?? otherwise, z.string(REFUSALS.notText))
    .transform((text) => text.slice(0, max).toWellFormed());
export const labelIfAny = (max: number) =>
  z.preprocess(toLabel, z.string(REFUSALS.notText).optional()).transform((text) => text?.slice(0, max).toWellFormed());
