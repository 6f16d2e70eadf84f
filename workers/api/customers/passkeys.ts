import type { Passkey } from '../../../src/commerce/passkeys';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { ok, refuse } from '../../../src/domain/result';
import { CHALLENGE_SECONDS } from '../../http/sessions/user-tokens';
import { newChallenge, rpIdOf } from '../../services/customers/passkey-ceremony';
import { ownPasskeys, passkeysOf } from '../../services/customers/passkeys';
import { passwordAgain } from '../../services/customers/password-again';
import type { Handlers } from '../serving/handlers';

const TIMEOUT_MS = CHALLENGE_SECONDS * 1000;
/** EdDSA, ES256 and RS256, the ones we like best first. */
const ALGORITHMS = [-8, -7, -257];

const descriptorOf = ({ credentialId, transports }: Passkey) => ({
  type: 'public-key' as const,
  id: credentialId,
  transports,
});

/** What a browser needs to ask an authenticator. What comes of it is sent with a form. */
export const passkeysHandlers: Handlers<'passkeys'> = {
  passkeySignInOptions: async ({ request }) => {
    const port = passkeysOf(request);
    if (!port.ok) return port;
    const challenge = await newChallenge(request, { kind: 'sign-in' });
    if (!challenge) return refuse(503, CUSTOMER_MESSAGES.signInOff);
    return ok({
      result: {
        challenge,
        timeout: TIMEOUT_MS,
        rpId: rpIdOf(request),
        allowCredentials: [],
        userVerification: 'required' as const,
      },
    });
  },

  passkeyNewOptions: async ({ request, principal, mine, body }) => {
    const own = ownPasskeys(request, mine());
    if (!own.ok) return own;
    const profile = await mine().profile();
    if (!profile.ok) return profile;
    const { email, firstName, lastName } = profile.value;
    const shown = await passwordAgain(request, mine(), email, body.password ?? '');
    if (!shown.ok) return shown;
    const challenge = await newChallenge(request, { kind: 'register', owner: principal.owner });
    if (!challenge) return refuse(503, CUSTOMER_MESSAGES.signInOff);
    const [known, handle] = await Promise.all([own.value.list(), own.value.userHandle()]);
    return ok({
      result: {
        rp: { id: rpIdOf(request), name: request.store.name },
        user: { id: handle, name: email, displayName: `${firstName} ${lastName}` },
        challenge,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: TIMEOUT_MS,
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      },
    });
  },
};
