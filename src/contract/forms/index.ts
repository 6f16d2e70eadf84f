import { browserForm } from './browser-form';
import { ADDRESS, PERSONAL_DETAILS, POSTAL_CODE, QUANTITY } from './form-fields';

export { formProblems } from './browser-form';

export const personalDetailsForm = browserForm(PERSONAL_DETAILS);
export const postalCodeForm = browserForm(POSTAL_CODE);
export const addressForm = browserForm(ADDRESS);
export const quantityForm = browserForm(QUANTITY);
