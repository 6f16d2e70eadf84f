import { afterEach, beforeEach, vi } from 'vitest';
import type { Person } from '../../../tests/peers/openid/people';
import { Provider } from '../../../tests/peers/openid/provider';

const CLIENT = { id: 'tianguis', secret: 'secreto de prueba: con signos' };

/** A provider for each test of a file, whose addresses answer in memory, and the settings of a shop that offers it. */
export class ProviderHere {
  issuer = '';
  peer = new Provider(() => this.issuer, CLIENT);
  vars: Record<'SOCIAL_LOGIN' | 'SOCIAL_LOGIN_SECRETS', string> = { SOCIAL_LOGIN: '', SOCIAL_LOGIN_SECRETS: '' };
  /** What was logged. */
  logged: string[] = [];
  #issuers = 0;

  constructor(ports: number) {
    beforeEach(() => this.#open(ports + this.#issuers++));
    afterEach(() => void vi.restoreAllMocks());
  }

  /** Somebody new at the provider. */
  person(claims: Record<string, unknown> = {}): Person {
    const sub = crypto.randomUUID();
    const one = {
      sub,
      label: sub,
      claims: {
        email: `ana-${sub}@correo.example`,
        email_verified: true,
        given_name: 'Ana',
        family_name: 'Pech Uc',
        ...claims,
      },
    };
    this.peer.people.push(one);
    return one;
  }

  #open(port: number): void {
    this.issuer = `http://localhost:${port}`;
    this.peer = new Provider(() => this.issuer, CLIENT);
    const provider = { id: 'prueba', name: 'Prueba', issuer: this.issuer, clientId: CLIENT.id };
    const other = { ...provider, id: 'otra', name: 'Otra' };
    this.vars = {
      SOCIAL_LOGIN: JSON.stringify({ viu: [provider, other] }),
      SOCIAL_LOGIN_SECRETS: JSON.stringify({ prueba: CLIENT.secret, otra: CLIENT.secret }),
    };
    this.logged = [];
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      if (!request.url.startsWith(this.issuer)) return real(request);
      const late = new Promise<'late'>((resolve) => request.signal.addEventListener('abort', () => resolve('late')));
      const answer = await Promise.race([this.peer.answer(request), late]);
      if (answer === 'lost') throw new TypeError('Network connection lost');
      if (answer === 'late') throw new DOMException('too late', 'TimeoutError');
      return answer;
    });
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line) => void this.logged.push(String(line)));
  }
}
