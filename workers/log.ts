type Level = 'info' | 'warn' | 'error';

/** One line of JSON for the log. Callers pass names, numbers and ids of requests, never tokens, queries or what people typed. */
export function log(level: Level, event: string, facts: Record<string, string | number | boolean | null | undefined> = {}): void {
  const line = JSON.stringify({ level, event, ...facts });
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.info(line);
}
