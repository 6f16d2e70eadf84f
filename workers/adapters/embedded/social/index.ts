import type { ProviderAnswer, SocialEntry, SocialIdentity, SocialPort } from '../../../../src/commerce/social';
import { SOCIAL_MESSAGES } from '../../../../src/contract/social/messages';
import { emailKey } from '../../../../src/domain/customer/email-key';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { providersOf } from '../../../settings/social-login';
import { identify } from '../../openid/client';
import { providerOff, providerPages } from '../../openid/pages';
import { readByEmail, readCustomer } from '../customers/read';
import { customerOfIdentity, eraseIdentity, readWaysIn, writeIdentity, writeWithIdentity } from './store';

const about = ({ name }: { name: string }) => ({ detail: { provider: name } });

interface Place {
  storeCode: string;
  now: number;
}

async function entered(env: Pick<Env, 'SHOP'>, customerId: string, isNew: boolean): Promise<SocialEntry | null> {
  const customer = await readCustomer(env, customerId);
  return customer && { state: 'signed-in', signedIn: { customer, remote: null }, isNew };
}

/**
 * Lets in whom an identity is connected with, and makes an account where nobody has one. An e-mail alone connects
 * nothing.
 */
async function enter(
  env: Pick<Env, 'SHOP'>,
  identity: SocialIdentity,
  { storeCode, now }: Place,
): Promise<Result<SocialEntry>> {
  const { email } = identity;
  let isNew = false;
  for (;;) {
    const customerId = await customerOfIdentity(env, identity);
    const found = customerId === null ? null : await entered(env, customerId, isNew);
    if (found) return ok(found);
    if (email === null) return refuse(422, SOCIAL_MESSAGES.noEmail, about(identity.provider));
    if (isNew) throw new Error('a customer was made and is not there');
    if (await readByEmail(env, emailKey(email))) return ok({ state: 'has-account', identity: { ...identity, email } });
    // Where somebody was faster, or an answer was lost, whoever was written is found.
    isNew = await writeWithIdentity(env, { ...identity, email }, storeCode, now);
  }
}

/** Providers of our own engine's customers, the same in all its store views. */
export function embeddedSocial(env: Env, { storeCode }: Pick<StoreView, 'storeCode'>, now: number): SocialPort {
  const settings = () => providersOf(env, storeCode, true);
  const identified = async (answer: ProviderAnswer) => {
    const one = settings().find(({ id }) => id === answer.provider);
    return one ? identify(one, env.APP_ENV, answer) : providerOff();
  };
  return {
    ...providerPages(env, settings),

    async signIn(answer) {
      const identity = await identified(answer);
      return identity.ok ? enter(env, identity.value, { storeCode, now }) : identity;
    },

    ofCustomer: ({ customerId }) => ({
      waysIn: () => readWaysIn(env, customerId),
      identify: identified,
      async connect(identity) {
        const whose = await writeIdentity(env, customerId, identity, now);
        return whose === customerId ? ok(null) : refuse(409, SOCIAL_MESSAGES.taken, about(identity.provider));
      },
      async disconnect(identityId) {
        const { identities } = await readWaysIn(env, customerId);
        const one = identities.find((identity) => identity.identityId === identityId);
        if (!one) return ok(null);
        const issuers = settings().map(({ issuer }) => issuer);
        const erased = await eraseIdentity(env, customerId, identityId, issuers);
        return erased === 'gone' ? ok(null) : refuse(409, SOCIAL_MESSAGES.onlyWay, about(one));
      },
    }),
  };
}
