import { embeddedDeskHealth } from '../adapters/embedded/desk/health';
import { deskForms } from '../forms/desk';
import { defineArea } from './define-area';

export const deskPages = defineArea('deskPages', {
  ports: {},
  calls: {},
  forms: deskForms,
  retention: 'nothing ages',
  desk: { running: ({ env, store, now }) => embeddedDeskHealth(env, store.storeCode, now) },
});
