import { embeddedDeskHealth } from '../adapters/embedded/desk/health';
import { deskForms } from '../forms/desk';
import { defineArea } from './define-area';

export const deskPages = defineArea('operators', {
  ports: {},
  calls: {},
  forms: deskForms,
  retention: 'nothing ages',
  desk: { deskPages: ({ env, now }) => embeddedDeskHealth(env, now) },
});
