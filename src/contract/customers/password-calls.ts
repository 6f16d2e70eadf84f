import { z } from 'zod';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { fieldSchema } from '../field-schema';
import { identityQuery, text } from '../fields';
import { SIGN_UP } from './fields';
import { FORGOT_PASSWORD_FORM } from './forms';
import { NEW_PASSWORD } from './new-password';

const AREA = 'user';
/** Longer than any password, so that one that is too long is told so. */
const CREDENTIAL_MAX = 4096;
const RESET_TOKEN_MAX = 1024;

const done = once(() => z.literal(true));

const resetPassword = {
  method: 'post' as const,
  area: AREA,
  access: 'anyone' as const,
  limit: 'form' as const,
  query: identityQuery,
  body: () => z.object({ email: fieldSchema(FORGOT_PASSWORD_FORM.email) }),
  result: done,
  refusals: [400, 401, 413, 429, 503],
};

export const userResetPassword = defineCall({
  ...resetPassword,
  id: 'userResetPassword',
  path: '/user/reset-password',
  summary:
    'Sends a link for a forgotten password, which works once and for an hour. The answer is the same for an e-mail without account',
});

export const userResetPasswordOld = defineCall({
  ...resetPassword,
  id: 'userResetPasswordOld',
  path: '/user/resetPassword',
  summary: 'Another name of user/reset-password',
});

export const userUnlock = defineCall({
  id: 'userUnlock',
  method: 'post',
  path: '/user/unlock',
  access: 'anyone',
  limit: 'form',
  area: AREA,
  summary:
    'Sends a link that unlocks the browser it is opened with, while user/login answers 429 with meta.unlock true; it works once and for an hour. The answer is the same for an e-mail without account; 404 where a retailer keeps the customers',
  query: identityQuery,
  body: () => z.object({ email: fieldSchema(FORGOT_PASSWORD_FORM.email) }),
  result: done,
  refusals: [400, 401, 404, 413, 429, 503],
});

export const userCreatePassword = defineCall({
  id: 'userCreatePassword',
  method: 'post',
  path: '/user/create-password',
  access: 'anyone',
  limit: 'form',
  area: AREA,
  summary:
    'Chooses a password with the token of a link that was sent. Every session of the customer ends; 400 when the link has expired or was used',
  query: identityQuery,
  body: () =>
    z.object({
      email: fieldSchema(SIGN_UP.email),
      newPassword: fieldSchema(NEW_PASSWORD),
      resetToken: text(RESET_TOKEN_MAX),
    }),
  result: done,
  refusals: [400, 401, 413, 429, 503],
});

const changePassword = {
  area: AREA,
  access: 'customer' as const,
  limit: 'form' as const,
  query: identityQuery,
  body: () =>
    z.object({ currentPassword: z.string().min(1).max(CREDENTIAL_MAX), newPassword: fieldSchema(NEW_PASSWORD) }),
  result: done,
  refusals: [400, 401, 413, 429, 503],
};

export const userChangePassword = defineCall({
  ...changePassword,
  id: 'userChangePassword',
  method: 'post',
  path: '/user/change-password',
  summary:
    'Changes the password of the customer who is signed in. Every other session ends; 400 says why it was not changed, 429 after too many wrong ones',
});

export const userPasswordUpdate = defineCall({
  ...changePassword,
  id: 'userPasswordUpdate',
  method: 'put',
  path: '/user/changePassword',
  summary: 'Another name of user/change-password',
});
