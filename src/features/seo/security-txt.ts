const DAY_MS = 24 * 60 * 60 * 1000;
/** How long what it says is good: less than a year, as RFC 9116 recommends. */
const GOOD_DAYS = 180;

interface SecurityTxt {
  /** Where a weakness is told: an address with mailto: or https:. */
  contact: string;
  canonical: string;
  policy: string;
  languages: readonly string[];
  now: number;
}

/**
 * The security.txt of a shop (RFC 9116). It expires half a year after the beginning of the day on which it is asked
 * for.
 */
export function securityTxt({ contact, canonical, policy, languages, now }: SecurityTxt): string {
  const expires = new Date((Math.floor(now / DAY_MS) + GOOD_DAYS) * DAY_MS).toISOString();
  const lines = [
    ['Contact', contact],
    ['Expires', expires],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', canonical],
    ['Policy', policy],
  ];
  return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}
