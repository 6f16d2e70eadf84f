/** Luhn's check digit: every second digit counts double, from the right. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** What is paid with at a shop's till: the collector's prefix, the payee's nine digits and a check digit. */
export const tillReference = (prefix: string, payeeDigits: string): string => {
  const digits = `${prefix}${payeeDigits}`;
  return digits + checkDigit(digits);
};

/** The digits of the payee a reference is for, null for one of another prefix or with a wrong check digit. */
export function digitsOfTillReference(prefix: string, reference: string): string | null {
  const digits = reference.slice(0, -1);
  if (!/^\d+$/.test(reference) || !digits.startsWith(prefix) || checkDigit(digits) !== reference.slice(-1)) return null;
  return digits.slice(prefix.length);
}
