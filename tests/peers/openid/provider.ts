import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { type Fault, STALL_MS } from './faults.ts';
import { chooserPage } from './pages.ts';
import { PEOPLE, type Person } from './people.ts';

const MINUTE_SECONDS = 60;
const CODE_LIFE_MS = 60_000;

interface Key {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}

interface Granted {
  person: Person;
  question: URLSearchParams;
  until: number;
}

async function newKey(): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
const refused = (error: string, status = 400) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
const stalled = () => new Promise<Response>((resolve) => setTimeout(resolve, STALL_MS, html('tarde')));

/**
 * A provider of OpenID Connect in memory: authorization code with PKCE, one client, people to choose from, and ways to
 * misbehave.
 */
export class Provider {
  /** Taken by the next thing that can go wrong this way. */
  fault: Fault | null = null;
  people: Person[] = [...PEOPLE];
  /** How often each of its addresses was asked. */
  readonly asked: Record<string, number> = {};
  readonly #codes = new Map<string, Granted>();
  readonly #issuer: () => string;
  readonly #client: { id: string; secret: string };
  #keys: Promise<Key[]> = newKey().then((key) => [key]);

  constructor(issuer: () => string, client: { id: string; secret: string }) {
    this.#issuer = issuer;
    this.#client = client;
  }

  /** Signs with a new key from now on; the one before goes, or stays for who still has tokens of it. */
  async rotate(keepsOld = false): Promise<void> {
    const [old, key] = [await this.#keys, await newKey()];
    this.#keys = Promise.resolve(keepsOld ? [key, ...old] : [key]);
  }

  async answer(request: Request): Promise<Response | 'lost'> {
    const { pathname: path } = new URL(request.url);
    this.asked[path] = (this.asked[path] ?? 0) + 1;
    if (path === '/.well-known/openid-configuration') return this.#discovery();
    if (path === '/keys')
      return Response.json(
        { keys: (await this.#keys).map(({ publicJwk }) => publicJwk) },
        { headers: { 'cache-control': 'max-age=3600' } },
      );
    if (path === '/authorize' && request.method === 'GET') return this.#choose(new URL(request.url).searchParams);
    if (path === '/authorize' && request.method === 'POST')
      return this.#chosen(new URLSearchParams(await request.text()));
    if (path === '/token' && request.method === 'POST') return this.#token(request);
    return html('no hay nada aquí', 404);
  }

  /** The code of somebody who said yes to a question, as the browser would carry it. */
  grant(question: URLSearchParams, sub: string): string {
    const person = this.people.find((one) => one.sub === sub);
    if (!person) throw new Error(`nobody is ${sub}`);
    const code = randomBytes(24).toString('base64url');
    this.#codes.set(code, { person, question, until: Date.now() + CODE_LIFE_MS });
    return code;
  }

  #takes(fault: Fault): boolean {
    if (this.fault !== fault) return false;
    this.fault = null;
    return true;
  }

  #discovery(): Response {
    const issuer = this.#issuer();
    const at = (path: string) => `${issuer}${path}`;
    return Response.json(
      {
        issuer,
        authorization_endpoint: at('/authorize'),
        token_endpoint: at('/token'),
        jwks_uri: at('/keys'),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      },
      { headers: { 'cache-control': 'public, max-age=600' } },
    );
  }

  #choose(question: URLSearchParams): Response {
    const isWhole =
      ['redirect_uri', 'state', 'nonce', 'code_challenge'].every((name) => question.get(name)) &&
      question.get('code_challenge_method') === 'S256';
    const isOurs =
      question.get('client_id') === this.#client.id &&
      question.get('response_type') === 'code' &&
      /\bopenid\b/.test(question.get('scope') ?? '');
    return isWhole && isOurs ? html(chooserPage(question, this.people)) : html('la petición no está completa', 400);
  }

  #chosen(fields: URLSearchParams): Response {
    const question = new URLSearchParams(fields.get('question') ?? '');
    const fault = fields.get('fault');
    if (fault) this.fault = fault as Fault;
    const back = new URL(question.get('redirect_uri') ?? '');
    const sub = fields.get('sub') ?? '';
    if (sub) back.searchParams.set('code', this.grant(question, sub));
    else back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', this.#takes('wrong-state') ? 'otro' : (question.get('state') ?? ''));
    back.searchParams.set('iss', this.#takes('wrong-iss') ? 'https://otro.example' : this.#issuer());
    return new Response(null, {
      status: 303,
      headers: { location: back.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  }

  async #token(request: Request): Promise<Response | 'lost'> {
    if (this.#takes('stall')) return stalled();
    if (this.#takes('error')) return refused('server_error', 500);
    if (this.#takes('html')) return html('mantenimiento');
    const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
    if (id !== this.#client.id || secret !== this.#client.secret) return refused('invalid_client', 401);
    const body = new URLSearchParams(await request.text());
    const granted = this.#codes.get(body.get('code') ?? '');
    this.#codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      granted &&
      granted.until > Date.now() &&
      granted.question.get('code_challenge') === challenge &&
      granted.question.get('redirect_uri') === body.get('redirect_uri');
    if (body.get('grant_type') !== 'authorization_code' || !isGood) return refused('invalid_grant');
    if (this.#takes('lost')) return 'lost';
    if (this.#takes('no-token')) return Response.json({ access_token: 'ninguno', token_type: 'Bearer' });
    return Response.json({
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await this.#idToken(granted),
    });
  }

  async #idToken({ person, question }: Granted): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const nonce = question.get('nonce');
    const claims = {
      ...person.claims,
      ...(nonce === null ? {} : { nonce: this.#takes('wrong-nonce') ? 'otro' : nonce }),
      ...(this.#takes('other-client') ? { azp: 'otro' } : {}),
      iss: this.#takes('other-issuer') ? 'https://otro.example' : this.#issuer(),
      aud: this.#takes('other-audience') ? 'otro' : this.#client.id,
      sub: person.sub,
      iat: now,
      exp: this.#takes('expired') ? now - MINUTE_SECONDS * 5 : now + MINUTE_SECONDS * 5,
    };
    const [key] = await this.#keys;
    if (!key) throw new Error('a provider without keys');
    if (this.#takes('alg-none')) return new UnsecuredJWT(claims).encode();
    if (this.#takes('signed-with-secret'))
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(this.#client.secret));
    if (this.#takes('unknown-key'))
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'nadie' }).sign(key.privateKey);
    if (this.#takes('forged'))
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: key.kid }).sign((await newKey()).privateKey);
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: key.kid }).sign(key.privateKey);
  }
}
