import { z } from 'zod';
import { once } from '../../domain/once';
import { MAX_LENGTH } from '../../domain/validation';
import { defineCall } from '../call';
import { identityQuery } from '../fields';
import { PASSKEY_FORMS } from './forms';
import { PASSKEY_MESSAGES } from './messages';

const AREA = 'user';

const descriptor = once(() =>
  z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
);

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
const requestOptions = once(() =>
  z.object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    allowCredentials: z.array(descriptor()),
    userVerification: z.literal('required'),
  }),
);

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const creationOptions = once(() =>
  z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(descriptor()),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
);

export const passkeySignInOptions = defineCall({
  id: 'passkeySignInOptions',
  method: 'post',
  path: '/user/passkey/sign-in-options',
  access: 'anyone',
  limit: 'form',
  area: AREA,
  summary:
    'What a browser asks its passkeys with to sign in; good for five minutes and one sign-in. 404 where the shop has none',
  query: identityQuery,
  result: requestOptions,
  refusals: [401, 404, 429, 503],
});

export const passkeyNewOptions = defineCall({
  id: 'passkeyNewOptions',
  method: 'post',
  path: '/user/passkey/new-options',
  limit: 'form',
  area: AREA,
  summary:
    'What a browser makes a passkey with. More than ten minutes after signing in it asks for the password: 422 names the field',
  access: 'customer',
  query: identityQuery,
  body: () => z.object({ password: z.string().max(MAX_LENGTH.password).nullish() }),
  result: creationOptions,
  refusals: [400, 401, 404, 409, 413, 429, 503],
});

/** Passkeys: a second way to sign in. */
export const passkeys = {
  calls: { passkeySignInOptions, passkeyNewOptions },
  forms: PASSKEY_FORMS,
  messages: PASSKEY_MESSAGES,
};
