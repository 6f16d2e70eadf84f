import { fieldCheck } from '../browser-form';
import { NEWSLETTER } from './forms';

/** Checks of the newsletter's forms, by form. */
export const NEWSLETTER_CHECKS = { 'boletin-alta': fieldCheck(NEWSLETTER) };
