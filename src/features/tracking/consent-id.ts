/** Id of the question whether the shop may measure, in every document of the shop. */
export const CONSENT_ID = 'medicion';
