import { patiently, Refused } from '../../import/door.ts';

interface Sent {
  method?: string;
  query?: Record<string, string>;
  body?: object;
  /** Under which it happens once, however often it is sent. */
  key?: string;
}

interface Answer {
  result: unknown;
  meta?: Record<string, unknown>;
}

const BUSY = 429;
const FIRST_FAILURE = 500;
/** Pauses that together outlast the minute in which a customer may place ten orders: a quick computer places more. */
const PATIENCE_MS = [500, 2000, 8000, 15_000, 20_000, 20_000];

/** A browser without script on this computer: it keeps cookies and sends what pages of the shop send. */
export class Visitor {
  readonly url: string;
  readonly store: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  readonly #prefix: string;

  /** `address` is the network it is counted under, `prefix` that of the store view whose pages it sends the forms of. */
  constructor(url: string, store: string, address: string, prefix = '') {
    this.#prefix = prefix;
    this.url = url;
    this.store = store;
    this.#address = address;
  }

  /** A call of the shop; answers its result. Throws a Refused when the shop says no. */
  call<T>(path: string, { method = 'GET', query = {}, body, key }: Sent = {}): Promise<T> {
    const search = new URLSearchParams({ storeCode: this.store, ...query });
    return this.#send<T>(`/api/${path}?${search}`, {
      method,
      headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** Sends a form of a page, as multipart where it carries a file. */
  form(path: string, fields: Record<string, string>, file?: { name: string; content: Blob }): Promise<unknown> {
    const filled = file ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) filled.append(name, value);
    if (file && filled instanceof FormData) filled.append(file.name, file.content, file.name);
    return this.#send(`${this.#prefix}/f/${path}`, { method: 'POST', body: filled });
  }

  async #once<T>(path: string, init: RequestInit): Promise<T> {
    const response = await fetch(this.url + path, {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-local-address': this.#address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const answer = (await response.json().catch(() => null)) as Answer | null;
    if (response.ok && answer) return answer.result as T;
    if (response.status >= FIRST_FAILURE || response.status === BUSY)
      throw new Error(`${path} contestó ${response.status}`);
    throw new Refused(response.status, `${path}: ${response.status} ${JSON.stringify(answer)}`, answer?.meta);
  }

  /** Sends it again while the shop is busy: whatever this is used for may come twice. */
  #send<T>(path: string, init: RequestInit): Promise<T> {
    return patiently({ url: this.url }, () => this.#once<T>(path, init), PATIENCE_MS);
  }
}
