import { fieldCheck } from '../browser-form';
import { REVIEW } from './forms';

/** Checks of the forms of reviews, by form. */
export const REVIEW_CHECKS = { resena: fieldCheck(REVIEW) };
