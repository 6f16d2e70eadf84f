import { z } from 'zod';
import { once } from '../../../src/domain/once';
import type { CookieJar, CookieName } from '../cookie-jar';
import { digest } from '../digest';
import type { UserTokens } from '../sessions/user-tokens';
import { toBase64url } from '../token';

const SECOND_MS = 1000;
/** How long a device is known after it showed that it may. */
const KNOWN_MS = 365 * 24 * 60 * 60 * SECOND_MS;

const DEVICE_BYTES = 12;
const SUBJECT_DIGITS = 32;

const marks = once(() =>
  z.array(
    z.object({
      /** Digest of what the device is known to. */
      subject: z.string(),
      /** Names the device to this one subject. */
      device: z.string(),
      /** Epoch ms. */
      at: z.number(),
      account: z.string().optional(),
      deviceEpoch: z.number().optional(),
    }),
  ),
);

/** What one browser is known to: an account it signed in to, or an order it placed or found. */
export type Mark = z.output<ReturnType<typeof marks>>[number];

/** Marks of one kind, sealed in one cookie; the oldest give way. */
export interface Marks {
  cookie: CookieName;
  purpose: string;
  most: number;
}

/** What marks are read from and written to; without keys (`userTokens` null) no device is known. */
export interface Marked {
  cookies: CookieJar;
  userTokens(): Pick<UserTokens, 'seal' | 'open'> | null;
  now: number;
}

/** How a subject stands in a mark. */
const subjectOf = async (text: string): Promise<string> => (await digest(text)).slice(0, SUBJECT_DIGITS);

/**
 * The marks of this browser, newest first; none of a cookie that is forged, expired or sealed with a key that is gone.
 */
async function readMarks({ cookies, userTokens, now }: Marked, { cookie, purpose }: Marks): Promise<Mark[]> {
  const sealed = cookies.get(cookie);
  if (!sealed) return [];
  const held = marks().safeParse((await userTokens()?.open(purpose, sealed))?.marks);
  return held.success ? held.data.filter(({ at }) => at + KNOWN_MS > now) : [];
}

async function writeMarks(
  { cookies, userTokens }: Marked,
  { cookie, purpose, most }: Marks,
  held: Mark[],
): Promise<void> {
  const seconds = KNOWN_MS / SECOND_MS;
  const sealed = await userTokens()?.seal(purpose, { marks: held.slice(0, most) }, seconds);
  if (sealed) cookies.set(cookie, sealed, seconds);
}

/** The mark by which this browser is known to a subject; null without one. */
export async function markOf(request: Marked, kind: Marks, subject: string): Promise<Mark | null> {
  const held = await readMarks(request, kind);
  if (held.length === 0) return null;
  const wanted = await subjectOf(subject);
  return held.find((one) => one.subject === wanted) ?? null;
}

/** Makes this browser known to a subject, as a device that nothing was counted of yet. */
export async function mark(
  request: Marked,
  kind: Marks,
  subject: string,
  of: Pick<Mark, 'account' | 'deviceEpoch'> = {},
): Promise<void> {
  const [held, wanted] = [await readMarks(request, kind), await subjectOf(subject)];
  const device = toBase64url(crypto.getRandomValues(new Uint8Array(DEVICE_BYTES)));
  await writeMarks(request, kind, [
    { subject: wanted, device, at: request.now, ...of },
    ...held.filter((one) => one.subject !== wanted),
  ]);
}

/** Changes the marks of this browser, and leaves the cookie alone where it has none. */
export async function renewMarks(request: Marked, kind: Marks, renewed: (one: Mark) => Mark): Promise<void> {
  const held = await readMarks(request, kind);
  if (held.length > 0) await writeMarks(request, kind, held.map(renewed));
}
