import { randomUUID } from 'node:crypto';

/**
 * A shared page is asked for this often until it comes from the cache: a network has more than one place that keeps it.
 */
const TRIES = 6;
const ANSWER_TIMEOUT_MS = 30_000;
const FOREIGN = 'https://ajena.example';

/** A check says what is wrong, or null. */
export interface Check {
  title: string;
  run(base: string): Promise<string | null>;
}

interface Page {
  status: number;
  headers: Headers;
  body: string;
}

async function ask(base: string, path: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(new URL(path, base), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    ...init,
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Name of a header and what it has to hold, on every class of answer. */
const SECURITY: [name: string, wanted: RegExp][] = [
  ['content-security-policy', /default-src 'none'.*frame-ancestors 'none'/],
  ['strict-transport-security', /max-age=31536000/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera/],
  ['cross-origin-opener-policy', /^same-origin$/],
];

const unsafe = (policy: string): boolean => /script-src[^;]*'unsafe-(inline|eval)'/.test(policy);

function securityProblem(path: string, { headers }: Page): string | null {
  const missing = SECURITY.find(([name, wanted]) => !wanted.test(headers.get(name) ?? ''));
  if (missing) return `${path}: ${missing[0]} es «${headers.get(missing[0]) ?? ''}»`;
  return unsafe(headers.get('content-security-policy') ?? '') ? `${path}: la política permite scripts en línea` : null;
}

/** What the cache in front of a page says: the platform's own header where there is one, ours on a single machine. */
const cacheState = ({ headers }: Page): string =>
  (headers.get('cf-cache-status') ?? headers.get('x-page-cache') ?? 'nada').toLowerCase();

const noStore = ({ headers }: Page): boolean => /\bno-store\b/.test(headers.get('cache-control') ?? '');

const health: Check = {
  title: 'contesta y sirve un catálogo',
  async run(base) {
    const { status, body } = await ask(base, '/api/health');
    return status === 200 && /"status":"ok"/.test(body)
      ? null
      : `/api/health contestó ${status}: ${body.slice(0, 100)}`;
  },
};

const security: Check = {
  title: 'encabezados de seguridad en toda clase de respuesta',
  async run(base) {
    for (const path of ['/', '/checkout/cart', '/api/health', '/no-hay-tal-pagina']) {
      const problem = securityProblem(path, await ask(base, path));
      if (problem) return problem;
    }
    return null;
  },
};

const sharedPage: Check = {
  title: 'una página compartida sale de la caché desde la segunda visita',
  async run(base) {
    // A text nobody has searched for: a page is kept under what its route understands of the query, so that other names
    // in it would not make it new.
    const path = `/catalogsearch/result?q=${randomUUID()}`;
    const first = await ask(base, path);
    if (first.status !== 200) return `la búsqueda contestó ${first.status}`;
    if (cacheState(first) === 'hit') return 'la primera visita ya salió de la caché';
    if (first.headers.has('set-cookie')) return 'la búsqueda pone una cookie';
    let last = first;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      last = await ask(base, path);
      if (cacheState(last) === 'hit')
        return last.body === first.body ? null : 'lo guardado no es lo que se sirvió primero';
    }
    return `tras ${TRIES} visitas la caché dice «${cacheState(last)}», no «hit»`;
  },
};

const personalPage: Check = {
  title: 'una página personal no se guarda',
  async run(base) {
    for (const page of [await ask(base, '/checkout/cart'), await ask(base, '/checkout/cart')]) {
      if (page.status !== 200) return `el carrito contestó ${page.status}`;
      if (!noStore(page)) return `el carrito lleva cache-control «${page.headers.get('cache-control') ?? ''}»`;
      if (cacheState(page) === 'hit') return 'el carrito salió de la caché';
    }
    return null;
  },
};

const missing: Check = {
  title: 'lo que no existe contesta 404 y no se guarda',
  async run(base) {
    for (const path of ['/no-hay-tal-pagina', '/p/NO-HAY/no-hay', '/c/no-hay', '/api/no-hay']) {
      const page = await ask(base, path);
      if (page.status !== 404) return `${path} contestó ${page.status}`;
      if (!noStore(page)) return `${path} lleva cache-control «${page.headers.get('cache-control') ?? ''}»`;
    }
    return null;
  },
};

const methods: Check = {
  title: 'una página solo se lee',
  async run(base) {
    const { status } = await ask(base, '/', { method: 'DELETE' });
    return status === 405 ? null : `DELETE / contestó ${status}`;
  },
};

const cors: Check = {
  title: 'otro sitio lee el catálogo, y nada más',
  async run(base) {
    const headers = { origin: FOREIGN };
    const open = await ask(base, '/api/health', { headers });
    if (open.headers.get('access-control-allow-origin') !== '*') return 'una llamada pública no se comparte';
    if (open.headers.has('access-control-allow-credentials')) return 'una llamada pública se comparte con cookies';
    const closed = await ask(base, '/api/cart/pull', { headers });
    const shared = closed.headers.get('access-control-allow-origin');
    return shared === null ? null : `el carrito se comparte con «${shared}»`;
  },
};

const serviceCalls: Check = {
  title: 'importar pide su clave',
  async run(base) {
    const { status } = await ask(base, '/api/import/viu/begin', {
      method: 'POST',
      headers: { authorization: 'Bearer equivocada' },
    });
    return status === 401 || status === 404 ? null : `con una clave equivocada contestó ${status}`;
  },
};

/** Name of the file with the styles that all pages share; its mark is in it. */
const SHEET = /\/assets\/shop-(\w+)\.css/;

const styles: Check = {
  title: 'los estilos de la tienda se mandan una vez a cada navegador',
  async run(base) {
    const [path, mark] = SHEET.exec((await ask(base, '/')).body) ?? [];
    if (path === undefined) return 'la portada no enlaza los estilos';
    const cookie = (await ask(base, path)).headers.get('set-cookie') ?? '';
    if (!cookie.startsWith(`__Host-styles=${mark};`)) return `${path} pone la cookie «${cookie}»`;
    const further = await ask(base, '/', { headers: { cookie: `__Host-styles=${mark}` } });
    return further.body.includes('media="not all"') ? 'quien ya tiene los estilos los recibe otra vez' : null;
  },
};

/** Everything a deployment is asked, without leaving anything in it. */
export const CHECKS: Check[] = [
  health,
  security,
  sharedPage,
  personalPage,
  missing,
  methods,
  cors,
  serviceCalls,
  styles,
];
