import type * as calls from '../../../src/contract/customers/password-calls';
import { ok, type Result } from '../../../src/domain/result';
import { askForReset } from '../../services/customers/passwords';
import { askToUnlock } from '../../services/customers/unlock';
import type { HandlersOf } from '../serving/handlers';
import { isOwnPage } from './identity';

const DONE = ok({ result: true as const });

/** A refusal in the words of the call, whose new password has another name than that of forms. */
function ofCall<T>(answer: Result<T>): Result<T> {
  if (answer.ok || !answer.problem.fields) return answer;
  const fields = answer.problem.fields.map((problem) =>
    problem.field === 'password' ? { ...problem, field: 'newPassword' } : problem,
  );
  return { ok: false, problem: { ...answer.problem, fields } };
}

const ask: HandlersOf<typeof calls>['userResetPassword'] = async ({ request, body }) => {
  const asked = await askForReset(request, body.email);
  return asked.ok ? DONE : asked;
};

const change: HandlersOf<typeof calls>['userChangePassword'] = async ({ mine, body }) => {
  const changed = ofCall(await mine().changePassword({ current: body.currentPassword, next: body.newPassword }));
  return changed.ok ? DONE : changed;
};

/** Forgotten passwords and changed ones, and links that unlock a device. */
export const passwordHandlers: HandlersOf<typeof calls> = {
  userResetPassword: ask,
  userResetPasswordOld: ask,

  userUnlock: async ({ request, body }) => {
    const asked = await askToUnlock(request, body.email);
    return asked.ok ? DONE : asked;
  },

  userCreatePassword: async (call) => {
    const { request, body } = call;
    const reset = ofCall(
      await request.entry().resetPassword({ email: body.email, token: body.resetToken, password: body.newPassword }),
    );
    if (!reset.ok) return reset;
    // AUTH-021: a program signs in by itself; a page of ours is signed in.
    const signedIn = reset.value && isOwnPage(call) ? await request.entry().signIn(reset.value) : null;
    return signedIn && !signedIn.ok ? signedIn : DONE;
  },

  userChangePassword: change,
  userPasswordUpdate: change,
};
