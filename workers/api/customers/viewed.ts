import { ok } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

/** What a customer looked at. */
export const viewedHandlers: Handlers<'viewed'> = {
  viewedList: async ({ mine }) => {
    const found = await mine().own('viewed').list();
    return found.ok ? ok({ result: found.value }) : found;
  },

  viewedNote: async ({ mine, body: { items } }) => {
    const noted = await mine().own('viewed').note(items);
    return noted.ok ? ok({ result: true as const }) : noted;
  },
};
