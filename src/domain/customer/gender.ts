/** What a gender is sent as, by what it is called (ACCT-019). */
export const GENDERS = [
  { value: '1', label: 'Masculino' },
  { value: '2', label: 'Femenino' },
  { value: '3', label: 'No especificado' },
] as const;

/** Whether a value is one of those a gender is sent as. */
export const isGender = (value: string): boolean => GENDERS.some((one) => one.value === value);
