import { embeddedDeskHealth } from '../adapters/embedded/desk/health';
import { deskForms } from '../forms/desk';
import { defineArea } from './define-area';

export const deskPages = defineArea('deskPages', {
  ports: {},
  calls: {},
  forms: deskForms,
  retention: 'nothing ages',
  desk: {
    running: {
      make: ({ env, store, now }) => embeddedDeskHealth(env, store.storeCode, now),
      needs: { morning: 'see', health: 'see', resend: 'orders' },
      notes: {
        resend: (sent, channel, id) =>
          sent.ok
            ? { action: 'resend', subject: 'message', subjectId: String(id), before: null, after: { channel } }
            : null,
      },
    },
  },
});
