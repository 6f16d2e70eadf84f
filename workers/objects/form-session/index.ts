import type { Flash } from '../../../src/commerce/flash';
import { ok, type Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import type { CookieJar } from '../../http/cookie-jar';
import { contentDigest } from '../../http/digest';
import { type FormSession, setFormToken } from '../../http/form-session';
import { ownerOf } from '../../http/principal';
import { newToken } from '../../http/token';
import { busy, callObject } from '../shared/call-object';
import type { KeyedCall } from '../shared/operation-log';

/**
 * What came of a form. An executed outcome is kept for the form's key, a refusal is not; a handler that failed has
 * none.
 */
export interface Attempt {
  state: 'executed' | 'refused' | 'failed';
  outcome: unknown;
  replayed?: boolean;
}

/** What a form session's object answers over RPC. */
export interface FormSessionRpc {
  leave(flash: Flash): Promise<Result<null>>;
  take(page?: string): Promise<Result<Flash | null>>;
  /** `work` runs in the caller; its outcome is kept here. */
  once(call: KeyedCall, work: () => Promise<Attempt>): Promise<Result<Attempt>>;
}

/** What a form leaves waits this long for its page. */
const LEFT_SECONDS = 10 * 60;
/** Keys of forms count this long. */
const KEYS_SECONDS = 24 * 60 * 60;

interface Visitor {
  store: StoreView;
  jar: CookieJar;
  /** Token of the cookie, null without one. */
  token: string | null;
  /**
   * Within whom keys of forms count; null for a visitor who has shown nothing: then the session's own token, which is
   * made for it.
   */
  owner: string | null;
  /** Whether nothing but the form session can own the visitor's keys. */
  ownsKeys: boolean;
}

/**
 * The form session of one visitor in one store view. Its object is made when a form has something to leave or to
 * remember, its token when a page needs one.
 */
export function formSession(
  env: Pick<Env, 'FORM_SESSION'>,
  { store, jar, token, owner, ownsKeys }: Visitor,
): FormSession {
  let current = token;
  const named = (): string => {
    current ??= newToken();
    setFormToken(jar, current, ownsKeys ? KEYS_SECONDS : LEFT_SECONDS);
    return current;
  };
  const call = <T>(of: string, work: Parameters<typeof callObject<FormSessionRpc, T>>[2]) =>
    callObject<FormSessionRpc, T>(env.FORM_SESSION, `${store.storeCode}:${of}`, work);
  return {
    async leave(flash) {
      const of = await ownerOf('form', named());
      await call(of, (session) => session.leave(flash));
    },
    async take(page) {
      if (!current) return null;
      const taken = await call(await ownerOf('form', current), (session) => session.take(page));
      return taken.ok ? taken.value : null;
    },
    mintKey() {
      if (ownsKeys) named();
      return crypto.randomUUID();
    },
    async once<T>(
      { form, key, content }: Parameters<FormSession['once']>[0],
      work: () => Promise<T>,
      isKept: (outcome: T) => boolean,
    ) {
      const keyed = { route: `form/${form}`, key, hash: await contentDigest(key, content), minted: false };
      const thrown: unknown[] = [];
      const attempt = async (): Promise<Attempt> => {
        try {
          const outcome = await work();
          return { state: isKept(outcome) ? 'executed' : 'refused', outcome };
        } catch (error) {
          thrown.push(error);
          return { state: 'failed', outcome: null };
        }
      };
      let running: Promise<Attempt> | null = null;
      // The object may be asked again after a lost connection: the form still runs once.
      const run = () => {
        running ??= attempt();
        return running;
      };
      const answer = await call(owner ?? (await ownerOf('form', named())), (session) => session.once(keyed, run));
      if (thrown.length > 0) throw thrown[0];
      if (!answer.ok) return answer;
      return answer.value.state === 'failed' ? busy() : ok(answer.value.outcome as T);
    },
  };
}
