/** The area codes of two digits: Mexico City, Guadalajara, Monterrey. All others have three. */
const SHORT_AREA = /^(33|55|56|81)(\d{4})(\d{4})$/;
const LONG_AREA = /^(\d{3})(\d{3})(\d{4})$/;

/**
 * A phone number of ten digits as people read it, behind its area code: 999 123 4567, 55 1234 5678. Any other stays as
 * it is.
 */
export const spacedPhone = (digits: string): string =>
  digits.replace(SHORT_AREA.test(digits) ? SHORT_AREA : LONG_AREA, '$1 $2 $3');
