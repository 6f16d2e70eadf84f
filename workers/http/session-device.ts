import { deviceOf, type SessionDevice } from '../../src/domain/customer/device';

const AGENT_MAX = 1_000;

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The device a request comes from, by its header and by where the network says it is. */
export function deviceOfRequest(raw: Request): SessionDevice {
  const { city, country } = (raw.cf ?? {}) as { city?: unknown; country?: unknown };
  return deviceOf((raw.headers.get('user-agent') ?? '').slice(0, AGENT_MAX), word(city) || word(country));
}
