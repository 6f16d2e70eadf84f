const MINUTE_MS = 60_000;

/** Where a branch's clock is not told it is that of Mexico City. */
export const SHOP_ZONE = 'America/Mexico_City';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Whether this is the name of a time zone: America/Tijuana. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** By how much the clock of a zone is ahead of UTC at an instant; both in ms. Throws for what is no zone. */
export function zoneOffset(zone: string, at: number): number {
  const parts = formatOf(zone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - Math.floor(at / MINUTE_MS) * MINUTE_MS
  );
}

/**
 * The instant at which the clock of a zone shows what UTC shows at `wall`; epoch ms. Where the clock shows it twice,
 * the first time.
 */
export function instantOf(zone: string, wall: number): number {
  const before = wall - zoneOffset(zone, wall - zoneOffset(zone, wall));
  return wall - zoneOffset(zone, before);
}
