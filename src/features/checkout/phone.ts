/** A phone number of ten digits as people read it: 999 123 4567. Any other stays as it is. */
export const spacedPhone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
