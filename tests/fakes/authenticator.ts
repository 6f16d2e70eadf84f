import { fromBase64url, toBase64url } from '../../workers/http/token';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const encoder = new TextEncoder();
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const big = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);

const KINDS = {
  '-7': { makes: { name: 'ECDSA', namedCurve: 'P-256' }, signs: { name: 'ECDSA', hash: 'SHA-256' } },
  '-8': { makes: { name: 'Ed25519' }, signs: { name: 'Ed25519' } },
  '-257': {
    makes: {
      name: 'RSASSA-PKCS1-v1_5',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    signs: { name: 'RSASSA-PKCS1-v1_5' },
  },
};
type Algorithm = -7 | -8 | -257;

function derInteger(half: Uint8Array): Uint8Array {
  const first = half.findIndex((byte) => byte !== 0);
  const digits = half.subarray(first === -1 ? half.length - 1 : first);
  const signed = (digits[0] ?? 0) >= 0x80 ? joined(new Uint8Array([0]), digits) : digits;
  return joined(new Uint8Array([2, signed.length]), signed);
}

/** A signature of ES256 as authenticators write it, of the one WebCrypto makes. */
export function derOf(raw: Uint8Array): Uint8Array {
  const body = joined(derInteger(raw.subarray(0, 32)), derInteger(raw.subarray(32)));
  return joined(new Uint8Array([0x30, body.length]), body);
}

const bytesHead = (length: number) => (length < 0x100 ? [0x58, length] : [0x59, length >> 8, length & 0xff]);
const bytesOf = (text: string | undefined) => {
  const bytes = fromBase64url(text ?? '') ?? new Uint8Array();
  return [...(bytes.length < 24 ? [0x40 | bytes.length] : bytesHead(bytes.length)), ...bytes];
};

/** A key as authenticators write it, in COSE. */
async function coseOf(publicKey: CryptoKey, algorithm: Algorithm): Promise<Uint8Array> {
  const { x, y, n, e } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey;
  const kinds = {
    '-7': [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...bytesOf(x), 0x22, ...bytesOf(y)],
    '-8': [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, ...bytesOf(x)],
    '-257': [0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, ...bytesOf(n), 0x21, ...bytesOf(e)],
  };
  return Uint8Array.from(kinds[`${algorithm}`]);
}

/** What a test may have an authenticator, or the browser in front of it, say otherwise than an honest one. */
export interface Lies {
  origin?: string;
  rpId?: string;
  type?: string;
  flags?: number;
  crossOrigin?: boolean;
  userHandle?: string;
  counter?: number;
  /** Names a key to the shop that the authenticator did not make. */
  isForeignKey?: boolean;
}

interface Asked {
  challenge: string;
  rpId: string;
}

/** An authenticator in software with one passkey, answering as `PublicKeyCredential.toJSON` writes it. */
export class Authenticator {
  readonly #algorithm: Algorithm;
  readonly #origin: string;
  readonly #id = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
  #keys: CryptoKeyPair | null = null;
  userHandle = '';
  counter = 0;

  constructor(origin: string, algorithm: Algorithm = -7) {
    this.#origin = origin;
    this.#algorithm = algorithm;
  }

  get id(): string {
    return this.#id;
  }

  async make({ challenge, rpId }: Asked, lies: Lies = {}): Promise<string> {
    const newKeys = async () =>
      (await crypto.subtle.generateKey(KINDS[`${this.#algorithm}`].makes, true, ['sign', 'verify'])) as CryptoKeyPair;
    this.#keys = await newKeys();
    const named = lies.isForeignKey ? await newKeys() : this.#keys;
    const spki = new Uint8Array((await crypto.subtle.exportKey('spki', named.publicKey)) as ArrayBuffer);
    const id = fromBase64url(this.#id) ?? new Uint8Array();
    const head = await this.#head(rpId, PRESENT | VERIFIED | HAS_CREDENTIAL, lies);
    return this.#written({
      clientDataJSON: toBase64url(this.#clientData('webauthn.create', challenge, lies)),
      authenticatorData: toBase64url(
        joined(head, new Uint8Array(16), big(id.length, 2), id, await coseOf(this.#keys.publicKey, this.#algorithm)),
      ),
      publicKey: toBase64url(spki),
      publicKeyAlgorithm: this.#algorithm,
      transports: ['internal'],
      attestationObject: '',
    });
  }

  async sign({ challenge, rpId }: Asked, lies: Lies = {}): Promise<string> {
    if (!this.#keys) throw new Error('there is no passkey yet');
    this.counter = lies.counter ?? this.counter + 1;
    const data = await this.#head(rpId, PRESENT | VERIFIED, lies);
    const clientData = this.#clientData('webauthn.get', challenge, lies);
    const message = joined(data, await sha256(clientData)) as Uint8Array<ArrayBuffer>;
    const raw = new Uint8Array(
      await crypto.subtle.sign(KINDS[`${this.#algorithm}`].signs, this.#keys.privateKey, message),
    );
    return this.#written({
      clientDataJSON: toBase64url(clientData),
      authenticatorData: toBase64url(data),
      signature: toBase64url(this.#algorithm === -7 ? derOf(raw) : raw),
      userHandle: lies.userHandle ?? this.userHandle,
    });
  }

  async #head(rpId: string, flags: number, lies: Lies): Promise<Uint8Array> {
    return joined(
      await sha256(encoder.encode(lies.rpId ?? rpId)),
      new Uint8Array([lies.flags ?? flags]),
      big(this.counter, 4),
    );
  }

  #clientData(
    type: string,
    challenge: string,
    { type: other, origin, crossOrigin = false }: Lies,
  ): Uint8Array<ArrayBuffer> {
    return encoder.encode(
      JSON.stringify({ type: other ?? type, challenge, origin: origin ?? this.#origin, crossOrigin }),
    );
  }

  #written(response: Record<string, unknown>): string {
    return JSON.stringify({ id: this.#id, rawId: this.#id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
