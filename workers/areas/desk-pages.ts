import { embeddedDeskHealth } from '../adapters/embedded/desk/health';
import { counted } from '../adapters/embedded/desk/morning-lines';
import { givenUpCount, stuckCount } from '../adapters/embedded/undelivered';
import { deskForms } from '../forms/desk';
import { defineArea } from './define-area';

export const deskPages = defineArea('deskPages', {
  ports: {},
  calls: {},
  forms: deskForms,
  retention: 'nothing ages',
  morning: {
    mail: `SELECT ${givenUpCount('?7')}`,
    stuck: `SELECT ${stuckCount('?5', '?7')}`,
    failing: counted('failing_work'),
  },
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
