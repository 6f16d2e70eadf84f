/** Where most people in Mexico have their mail. */
const KNOWN = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.com.mx',
  'icloud.com',
  'live.com',
  'live.com.mx',
  'hotmail.es',
  'outlook.es',
];

/** Domains that are one letter from those and somebody's own. */
const REAL = new Set([
  ...KNOWN,
  'ymail.com',
  'mail.com',
  'email.com',
  'aliyun.com',
  'yahoo.co',
  'hotmail.it',
  'hotmail.fr',
]);

/** What people write after a name that has no such ending. */
const ENDINGS: Record<string, string> = {
  'gmail.com.mx': 'gmail.com',
  'gmail.mx': 'gmail.com',
  'hotmail.com.mx': 'hotmail.com',
};

/** Whether one text becomes the other by one letter too many, missing or wrong, or by two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  if (rest.length < wanted.length) return rest === wanted.slice(1);
  if (rest.length > wanted.length) return rest.slice(1) === wanted;
  const hasSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return rest !== '' && (hasSwapped || rest.slice(1) === wanted.slice(1));
}

/**
 * The e-mail that somebody may have meant whose domain is a slip away from one that most people have: ana@gmial.com.
 * Null where there is none; whoever typed it knows better.
 */
export function suggestedEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || REAL.has(domain)) return null;
  const meant = ENDINGS[domain] ?? KNOWN.find((known) => isOneSlip(domain, known));
  return meant ? `${typed.slice(0, at).trim()}@${meant}` : null;
}
