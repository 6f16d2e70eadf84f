import { embeddedDeskHealth } from '../adapters/embedded/desk/health';
import { operatorsForms } from '../forms/operators';
import { defineArea } from './define-area';

export const operators = defineArea('operators', {
  ports: {},
  calls: {},
  forms: operatorsForms,
  retention: 'nothing ages',
  desk: { operators: ({ env, now }) => embeddedDeskHealth(env, now) },
});
