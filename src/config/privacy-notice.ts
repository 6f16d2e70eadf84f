/**
 * Versions of the privacy notice, the newest last, each from the first moment of its day in Mexico City on. Another text
 * of the page `aviso-de-privacidad` is another version here; accounts and consents keep the one they were given under.
 */
const VERSIONS = [{ version: '2026-11', from: Date.parse('2026-11-01T00:00:00-06:00') }] as const;

/** The version of the notice that is in force at a moment, epoch ms. */
export const noticeAt = (now: number): string => (VERSIONS.findLast(({ from }) => from <= now) ?? VERSIONS[0]).version;

/** The page of the whole notice. */
export const NOTICE_PAGE = '/aviso-de-privacidad';
