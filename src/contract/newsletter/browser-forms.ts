import { browserForm } from '../browser-form';
import { NEWSLETTER } from './forms';

export const newsletterForm = browserForm(NEWSLETTER);
