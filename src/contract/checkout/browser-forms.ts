import { browserForm } from '../browser-form';
import { ADDRESS, PERSONAL_DETAILS } from './forms';

export { formProblems } from '../browser-form';

export const personalDetailsForm = browserForm(PERSONAL_DETAILS);
export const addressForm = browserForm(ADDRESS);
