import { expect, test } from 'vitest';
import { trafficSource } from './traffic-source';

test.each([
  ['utm_source=correo', 'correo'],
  ['utm_source=correo&utm_medium=email&utm_campaign=buen-fin&utm_term=sala', 'correo&utm_medium=email&utm_campaign=buen-fin'],
  ['utm_source=correo&gclid=1', 'correo'],
  ['gclid=Cj0K&fbclid=IwAR', 'gclid=Cj0K'],
  ['fbclid=IwAR', 'fbclid=IwAR'],
  ['utm_source=%20%20&fbclid=IwAR', 'fbclid=IwAR'],
  ['utm_medium=email', null],
  ['color=azul', null],
  ['', null],
  ['utm_source=a%0Ab', null],
  [`utm_source=${'x'.repeat(200)}`, 'x'.repeat(200)],
  [`utm_source=${'x'.repeat(201)}`, null],
])('%s comes from %s', (query, source) => expect(trafficSource(new URLSearchParams(query))).toBe(source));
