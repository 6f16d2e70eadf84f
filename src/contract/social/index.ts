import { z } from 'zod';
import { defineCall } from '../call';
import { identityQuery, requiredText } from '../fields';
import { SOCIAL_FORMS } from './forms';
import { SOCIAL_MESSAGES } from './messages';

const ID_MAX = 40;
const CODE_MAX = 4096;
const ADDRESS_MAX = 2048;
const NONCE_MAX = 256;

/** RFC 7636: 43 to 128 of these characters. */
const VERIFIER = /^[\w.~-]{43,128}$/;

export const userSocialLogin = defineCall({
  id: 'userSocialLogin',
  method: 'post',
  path: '/user/social-login',
  access: 'anyone',
  limit: 'form',
  area: 'user',
  summary:
    'Signs in with the code that a provider (OpenID Connect, PKCE) gave: answers as user/login does. 404 for an unknown provider, 500 for a code that it refuses, 409 when the e-mail has an account that is not connected with it',
  query: identityQuery,
  body: () =>
    z.object({
      provider: requiredText(ID_MAX).meta({ description: 'Id of the provider' }),
      code: requiredText(CODE_MAX),
      codeVerifier: z
        .string()
        .regex(VERIFIER)
        .meta({ description: 'What the code challenge of the request was made of' }),
      redirectUri: requiredText(ADDRESS_MAX).meta({ description: 'The one the code was asked for with' }),
      nonce: requiredText(NONCE_MAX).nullish().meta({ description: 'The one the code was asked for with, if it was' }),
    }),
  result: () => z.string(),
  refusals: [400, 401, 404, 409, 413, 429, 500, 503],
});

/** Signing in through a provider. */
export const social = {
  calls: { userSocialLogin },
  forms: SOCIAL_FORMS,
  messages: SOCIAL_MESSAGES,
};
