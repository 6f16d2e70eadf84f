import { expect, test } from 'vitest';
import { deviceOf } from './device';

const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-A145M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile';

test('a device is called by its browser and system, the narrower name first; what says nothing has none', () => {
  const names = (agent: string) => Object.values(deviceOf(agent, '')).slice(0, 2).join(' on ');
  expect(names(`${CHROME} Safari/537.36`)).toBe('Chrome on Android');
  expect(names(`${CHROME} SamsungBrowser/25.0 Safari/537.36`)).toBe('Samsung Internet on Android');
  expect(names('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1')).toBe(
    'Safari on iPhone',
  );
  expect(names('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36 Edg/131.0')).toBe(
    'Edge on Windows',
  );
  expect(deviceOf('curl/8.5', 'x'.repeat(500))).toEqual({ browser: '', system: '', place: 'x'.repeat(60) });
});
