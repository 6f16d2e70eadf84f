import { newKey } from '../shop/new-key';

/** What a shopper answered when asked whether the shop may remember where they came from and measure; null: not yet. */
export type Consent = 'yes' | 'no' | null;

/**
 * Cookies of what was agreed to: the answer, who is measured, and where they came from. All are readable by scripts,
 * which set them.
 */
const ANSWER = 'consent';
const USER_ID = 'userID';
const SOURCE = 'source';

/** `<id>.<epoch seconds>`; what else stands in that cookie is not ours. */
const MADE_HERE = /^([\w-]{8,64})\.(\d{9,10})$/;

const DAY_SECONDS = 24 * 60 * 60;
const ANSWER_SECONDS = 180 * DAY_SECONDS;
const SOURCE_SECONDS = 30 * DAY_SECONDS;

const read = (name: string): string | null => {
  const found = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
};

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store API are shopped with
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

export function readConsent(): Consent {
  const answer = read(ANSWER);
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/**
 * Keeps the answer for half a year. A yes names this browser by a random id; a no takes away whatever a yes had kept.
 */
export function keepConsent(answer: 'yes' | 'no'): void {
  write(ANSWER, answer, ANSWER_SECONDS);
  if (answer === 'no') for (const name of [USER_ID, SOURCE]) write(name, '', 0);
  else if (userId() === null) write(USER_ID, `${newKey()}.${Math.floor(Date.now() / 1000)}`, ANSWER_SECONDS);
}

/** The random id of a browser that agreed, and since when (epoch seconds). */
export function userId(): { id: string; since: number } | null {
  const [, id, since] = MADE_HERE.exec(read(USER_ID) ?? '') ?? [];
  return id === undefined ? null : { id, since: Number(since) };
}

/** Where this browser came from last, as kept. */
export function readSource(): string | null {
  try {
    return decodeURIComponent(read(SOURCE) ?? '') || null;
  } catch {
    return null;
  }
}

export const keepSource = (source: string): void => write(SOURCE, encodeURIComponent(source), SOURCE_SECONDS);
