import { expect, test } from 'vitest';
import { sourceAfter } from './traffic-source';

const LONG = 'x'.repeat(200);

test.each([
  ['utm_source=correo', 'correo'],
  [
    'utm_source=correo&utm_medium=email&utm_campaign=buen-fin&utm_term=sala',
    'correo&utm_medium=email&utm_campaign=buen-fin',
  ],
  ['utm_source=correo&utm_campaign=buen-fin&gclid=1', 'correo&utm_campaign=buen-fin&gclid=1'],
  ['gclid=Cj0K&fbclid=IwAR', 'gclid=Cj0K&fbclid=IwAR'],
  ['fbclid=IwAR', 'fbclid=IwAR'],
  ['utm_source=%20%20&fbclid=IwAR', 'fbclid=IwAR'],
  ['utm_medium=email', null],
  ['utm_source=H%26M&utm_campaign=2x1%26gclid%3D9', 'H%26M&utm_campaign=2x1%26gclid%3D9'],
  ['utm_source=utm_medium%3Dsms&utm_medium=email', 'utm_medium%3Dsms&utm_medium=email'],
  ['utm_source=50%25%20menos', '50%25 menos'],
  ['color=azul', null],
  ['', null],
  ['utm_source=a%0Ab', null],
  [`utm_source=${LONG}`, LONG],
  [`utm_source=${LONG}x`, null],
  [`utm_source=correo&fbclid=${LONG}&utm_medium=email`, 'correo&utm_medium=email'],
])('TRACK-002 TRACK-003 %s comes from %s', (query, source) =>
  expect(sourceAfter(null, new URLSearchParams(query))).toBe(source),
);

test.each([
  ['correo', 'utm_medium=email&utm_campaign=fin', 'correo&utm_medium=email&utm_campaign=fin'],
  ['correo&utm_medium=email', 'utm_medium=sms', 'correo&utm_medium=sms'],
  ['correo&utm_medium=email', 'utm_source=google', 'google'],
  ['correo', 'gclid=1', 'gclid=1'],
  ['correo', `utm_campaign=${LONG}`, 'correo'],
  ['correo', `utm_source=${LONG}x`, 'correo'],
  ['correo', 'color=azul', 'correo'],
])('TRACK-004 to %s a visit with %s adds up to %s', (kept, query, source) =>
  expect(sourceAfter(kept, new URLSearchParams(query))).toBe(source),
);
