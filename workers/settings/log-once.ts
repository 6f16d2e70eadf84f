import { log } from '../http/log';

const logged = new Set<string>();

/**
 * Says once an isolate that a setting cannot be used, with the facts that tell it from others; null, which is what such
 * a setting counts as.
 */
export function logOnce(event: string, facts: Record<string, string> = {}): null {
  const line = [event, ...Object.values(facts)].join(' ');
  if (!logged.has(line)) log('error', event, facts);
  logged.add(line);
  return null;
}
