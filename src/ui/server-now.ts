/** Metric of Server-Timing that says what the shop's clock showed when it answered: epoch ms. */
export const SERVER_CLOCK = 'now';

/**
 * By how much the shop's clock is ahead of this device's, in ms, as the document's answer said; 0 where it came out of
 * the browser's own cache, and in browsers that do not tell.
 */
function ahead(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = page?.transferSize ? page.serverTiming?.find(({ name }) => name === SERVER_CLOCK) : undefined;
  return told && page ? Number(told.description) - performance.timeOrigin - page.responseStart : 0;
}

/** The moment by the shop's clock, epoch ms: what has passed is told by it, whatever the device says. */
export const serverNow = (): number => Date.now() + ahead();
