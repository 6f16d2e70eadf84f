import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIST, LOGS } from '../../scripts/lib/paths.mjs';
import { waitUntil } from '../../scripts/lib/wait-until';
import { PATIENCE_MS } from '../patience';
import { type Answer, ask, titleOf } from './http';

const SOFA = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';
const NOT_FOUND = 'Página no encontrada · Tianguis';

const outline = (answer: Answer) => [answer.status, titleOf(answer) ?? answer.location];

describe('pages', () => {
  test.each([
    ['/', 'Precio claro. Entrega a tu puerta. · Tianguis'],
    ['/pwa.html', 'Precio claro. Entrega a tu puerta. · Tianguis'],
    ['/checkout', 'Pago · Tianguis'],
    ['/checkout/cart', 'Carrito · Tianguis'],
    ['/catalogsearch/result?q=sofa', 'Resultados de búsqueda: “sofa” · Tianguis'],
    ['/error', 'Algo salió mal · Tianguis'],
    ['/buscar', '¿Qué buscas? · Tianguis'],
  ])('ROUTE-002 ROUTE-003 ROUTE-004 ROUTE-011 ROUTE-013 SEARCH-002 %s is %s', async (path, title) => {
    expect(outline(await ask(path))).toEqual([200, title]);
  });

  test('a search that no product has all words of says so, and is the only one that does', async () => {
    const said = 'No encontramos nada que combine “sofa” y “platino”. Te mostramos lo que hay de “sofa”.';
    const partial = await ask('/catalogsearch/result?q=sofa+platino');
    expect([partial.status, partial.text.includes(said)]).toEqual([200, true]);
    expect((await ask('/catalogsearch/result?q=sofa')).text).not.toContain(said);
    const cheap = 'Damos preferencia a lo que cuesta menos.';
    expect((await ask('/catalogsearch/result?q=sofa+barato')).text).toMatch(
      new RegExp(`${cheap} <a href="?/catalogsearch/result\\?[^"]*sort=final_price"`),
    );
    for (const plain of ['q=sofa', 'q=sofa+barato&sort=final_price'])
      expect((await ask(`/catalogsearch/result?${plain}`)).text).not.toContain(cheap);
  });

  test('a thing is found by another name, which stands beside the scripts of the Worker', async () => {
    expect((await ask('/catalogsearch/result?q=nevera')).text).toMatch(/<a [^>]*>Refrigerador/);
  });

  test('of what nobody sells the page says so, and what is nearest or where to go', async () => {
    const page = async (text: string) => (await ask(`/catalogsearch/result?q=${encodeURIComponent(text)}`)).text;
    expect(await page('edredón')).toContain('No tenemos “edredón”. Esto es lo más parecido: colchón, cama.');
    const empty = await page('escoba');
    expect(empty).toContain('No vendemos “escoba”');
    expect(empty).toContain('Lo más cercano que tenemos está en Hogar');
    expect(empty).toMatch(/<a [^>]*href="?[^"\s>]*\/c\//);
    const nowhere = await page('perfume para mi mamá');
    expect(nowhere).toContain('No vendemos “perfume”');
    expect(nowhere).not.toContain('Lo más cercano');
  });

  test('a search that finds nothing leads on: departments, and what customers rate best', async () => {
    const { text } = await ask('/catalogsearch/result?q=zzzzzz');
    expect(text).toContain('Estos son nuestros departamentos, y abajo lo que mejor califican nuestros clientes.');
    expect(text.slice(text.indexOf('calificados-titulo'))).toMatch(/<a [^>]*href="?\/p\//);
  });

  test('SEARCH-017 taken as they were typed, three of four words find a product, two of four none', async () => {
    const found = async (words: string) => {
      const { text } = await ask(`/catalogsearch/result?exacto=1&q=${words.replaceAll(' ', '+')}`);
      return [text.includes('Sofá Chesterfield Capitonado'), text.includes(`No encontramos nada con “${words}”`)];
    };
    expect(await found('sofa chesterfield capitonado zzzz')).toEqual([true, false]);
    expect((await found('sofa chesterfield yyyy zzzz'))[1]).toBe(true);
  });

  test.each([
    ['home', '/', 200],
    ['category', '/c/salas-10', 200],
    ['product', SOFA, 200],
    ['checkout', '/checkout', 200],
    ['compare', '/compare', 200],
    ['my-account', '/my-account', 303],
    ['reset-password', '/create-password', 200],
    ['reset-password', '/customer/account/forgot-password', 200],
    ['search panel', '/buscar', 200],
    ['CMS page', '/i/aviso-de-privacidad', 200],
    ['page-not-found', '/not-found', 404],
    ['error', '/error', 200],
  ])('ROUTE-001 there is a page %s: %s', async (_name, path, status) => {
    const answer = await ask(path);
    expect([answer.status, answer.location?.startsWith('/login')]).toEqual([status, status === 303 ? true : undefined]);
  });

  test.each([
    ['/login', 'Iniciar sesión', 'f/account/entrar'],
    ['/customer/account/create', 'Crear cuenta', 'f/account/crear'],
  ])('ROUTE-053 ROUTE-055 %s is %s, with its form', async (path, title, form) => {
    const answer = await ask(path);
    expect(outline(answer)).toEqual([200, `${title} · Tianguis`]);
    expect(answer.text).toMatch(new RegExp(`action="?/${form}[" >]`));
  });

  test('API-044 PROD-034 the client manifest names every script of the shop, each of which is there and lives for good', async () => {
    const { result } = JSON.parse((await ask('/api/config/client-manifest')).text) as {
      result: Record<'all' | 'initial' | 'async', string[]>;
    };
    expect([...result.initial, ...result.async].sort()).toEqual([...result.all].sort());
    expect(result.async.length).toBeGreaterThan(10);
    const built = readdirSync(join(DIST, 'public', 'assets')).filter((name) => name.endsWith('.js'));
    expect(result.all.toSorted()).toEqual(built.map((name) => `assets/${name}`).sort());
    const home = (await ask('/')).text;
    for (const file of result.initial) expect(home).toContain(`/${file}`);
    for (const file of result.all) {
      const { status, headers } = await ask(`/${file}`);
      expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    }
  });

  test('UI-001 UI-004 the error page stands in the minimal frame, what can be browsed under the categories', async () => {
    const hasCategories = async (path: string) => /<ul class="?nav-list/.test((await ask(path)).text);
    expect(await hasCategories('/error')).toBe(false);
    for (const path of ['/', '/c/salas-10', SOFA, '/catalogsearch/result?q=sofa', '/nada', '/checkout/cart'])
      expect(await hasCategories(path), path).toBe(true);
  });

  test.each([
    [SOFA, 'Sofá Chesterfield Capitonado · Tianguis'],
    [`${SOFA}/SOFA-CHESTER-AZ-2P`, 'Sofá Chesterfield Capitonado · Tianguis'],
    ['/c/salas-10', 'Salas · Tianguis'],
  ])('ROUTE-007 ROUTE-008 ROUTE-009 ROUTE-095 %s is %s', async (path, title) => {
    expect(outline(await ask(path))).toEqual([200, title]);
  });

  test('ROUTE-010 /i/:slug shows the content page of that name with its whole text', async () => {
    const answer = await ask('/i/aviso-de-privacidad');
    expect(outline(answer)).toEqual([200, 'Aviso de privacidad · Tianguis']);
    expect(/<article>([\s\S]*?)<\/article>/.exec(answer.text)?.[1]).toMatch(
      /<h1>Aviso de privacidad<\/h1>[\s\S]*<p>[\s\S]*datos personales/,
    );
  });

  test('ROUTE-096 ROUTE-098 the variant of the path is the one that is sold', async () => {
    const sold = async (path: string) => /name="?sku"? value="?([^"\s>]+)/.exec((await ask(path)).text)?.[1];
    expect(await sold(`${SOFA}/SOFA-CHESTER-AZ-2P`)).toBe('SOFA-CHESTER-AZ-2P');
    expect(await sold(`${SOFA}/SOFA-CHESTER-TE-2P`)).toBe('SOFA-CHESTER-TE-2P');
  });

  test.each([
    ['/compra-segura', 'Compra segura'],
    ['/formas-de-pago', 'Formas de pago'],
    ['/aviso-de-privacidad', 'Aviso de privacidad'],
    ['/quienes-somos', 'Quiénes somos'],
    ['/preguntas-frecuentes', 'Preguntas frecuentes'],
  ])('ROUTE-070 ROUTE-071 ROUTE-072 ROUTE-073 ROUTE-074 %s shows the content of that name', async (path, title) => {
    expect(outline(await ask(path))).toEqual([200, `${title} · Tianguis`]);
  });

  test.each([
    ['/garantias-y-devoluciones', 'Garantías y devoluciones'],
    ['/terminos-y-condiciones', 'Términos y condiciones'],
  ])('ROUTE-076 ROUTE-077 %s shows the content of that name', async (path, title) => {
    expect(outline(await ask(path))).toEqual([200, `${title} · Tianguis`]);
  });

  test.each([
    ['/modulo-promociones', 'Promociones'],
    ['/mas-descuentos', 'Más descuentos'],
    ['/monedero-viu', 'Monedero'],
    ['/unete-a-nuestro-equipo-viu', 'Únete a nuestro equipo'],
  ])('ROUTE-067 ROUTE-068 ROUTE-069 ROUTE-075 %s shows the content of that name', async (path, title) => {
    expect(outline(await ask(path))).toEqual([200, `${title} · Tianguis`]);
  });

  test('a page that no retailer wrote is not found', async () => {
    expect(outline(await ask('/sucursales'))).toEqual([404, NOT_FOUND]);
  });

  test.each([
    '/nada',
    '/c/nada',
    '/p/NADA/nada',
    '/i/nada',
    '/p/a/b/c/d',
    '/c',
    '/not-found',
    '/C/salas-10',
    '/muebles_americaX',
    '/order-success',
  ])('ROUTE-017 ROUTE-090 %s shows page-not-found', async (path) => {
    expect(outline(await ask(path))).toEqual([404, NOT_FOUND]);
  });

  test('an order that this visitor may not see is asked for by its number and e-mail', async () => {
    expect(outline(await ask('/checkout/pedido/00000000-0000-4000-8000-000000000000'))).toEqual([
      404,
      'Encuentra tu pedido · Tianguis',
    ]);
  });

  test.each([
    '/c/%E0%A4%A',
    '/p/%ff/x',
    '/p/x/%C3%28',
    '/%ff',
    '/c/%00',
    '/c/a%2Fb',
    '/c/%0d%0aset-cookie:%20x=1',
    '/i/%F0%9F%9B%92',
    `/c/${'x'.repeat(2000)}`,
  ])('a path that cannot be one (%#) is not found, never a failure', async (path) => {
    expect(outline(await ask(path))).toEqual([404, NOT_FOUND]);
  });

  test.each([
    '/c/salas-10?sort=nada&color=nada&nada=1&start=-5&page=99999',
    `/c/salas-10?color=${'x'.repeat(10_000)}`,
    "/c/salas-10?color=';DROP%20TABLE%20product;--&price=x-y&discount=1e9",
    '/c/salas-10?color=%00&color=%ff&start=1e99',
    '/c/salas-10?__proto__=1&constructor=2',
    '/catalogsearch/result?q=%00%01',
    `/catalogsearch/result?q=${'a'.repeat(10_000)}`,
    '/catalogsearch/result?q="*^)(OR%20NEAR%20--',
    '/checkout?paso=nada',
    '/checkout/cart?quitar=-1&agregado=x',
    `${SOFA}?aviso=%3Cscript%3Ealert(1)%3C/script%3E`,
  ])('a query that means nothing (%#) is shown the nearest page', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('<script>alert(1)');
  });
});

describe('addresses', () => {
  test.each([
    ['/muebles/salas?color=azul&utm_source=correo', '/c/salas-10?color=azul&utm_source=correo'],
    ['/ofertas-de-colchones.html', '/c/colchones-22'],
    ['/politica-de-privacidad', '/aviso-de-privacidad'],
    ['/muebles_america/comedores.html?a=1', '/muebles_america/c/comedores-520?a=1'],
  ])('ROUTE-082 ROUTE-083 %s was moved by hand', async (path, target) => {
    expect(outline(await ask(path))).toEqual([301, target]);
  });

  test.each([
    ['/salas', '/c/salas-10'],
    ['/salas.html?color=azul&price=500-2000', '/c/salas-10?color=azul&price=500-2000'],
    ['/salas/sofas', '/c/sofas-11'],
    ['/salas/sofas/sofa-chesterfield-capitonado-1001.html', SOFA],
    ['/salas/sofas/sofa-chesterfield-capitonado-1001', SOFA],
    ['/muebles_america/salas', '/muebles_america/c/salas-510'],
  ])('ROUTE-085 ROUTE-086 %s resolves through the URL map, its query kept', async (path, target) => {
    expect(outline(await ask(path))).toEqual([301, target]);
  });

  test.each([
    ['/p/SOFA-CHESTER-AZ-2P/sofa-chesterfield-capitonado-1001', `${SOFA}/SOFA-CHESTER-AZ-2P`],
    [`${SOFA}/NADA`, SOFA],
    ['/p/SOFA-CHESTER/otro-nombre', SOFA],
    ['/p/SOFA-CHESTER/otro-nombre/SOFA-CHESTER-AZ-2P?a=1', `${SOFA}/SOFA-CHESTER-AZ-2P?a=1`],
  ])('ROUTE-099 ROUTE-100 %s goes to where the product is', async (path, target) => {
    expect(outline(await ask(path))).toEqual([301, target]);
  });

  test.each([
    ['/c/10', '/c/salas-10'],
    ['/c/salas', '/c/salas-10'],
    ['/c/salas?color=azul&nada=1', '/c/salas-10?color=azul&nada=1'],
    ['/muebles_america/c/510', '/muebles_america/c/salas-510'],
  ])('ROUTE-094 %s names a category by its id or its url-key', async (path, target) => {
    expect(outline(await ask(path))).toEqual([301, target]);
  });

  test.each(['/c/1', '/c/2', '/c/99999999', '/c/010', '/c/1e1'])('%s names none', async (path) => {
    expect(outline(await ask(path))).toEqual([404, NOT_FOUND]);
  });

  test.each([
    ['/checkout/account/delegateCreate', '/customer/account/create'],
    ['/checkout/account/delegateCreate?volver=%2Fc%2Fsalas-10', '/customer/account/create?volver=%2Fc%2Fsalas-10'],
    ['/muebles_america/checkout/account/delegateCreate', '/muebles_america/customer/account/create'],
  ])('ROUTE-056 %s leads to the sign-up', async (path, target) => {
    expect(outline(await ask(path))).toEqual([301, target]);
  });

  test.each([
    ['/c/salas-10/', '/c/salas-10'],
    ['//c//salas-10', '/c/salas-10'],
    ['//otra.example/c', '/otra.example/c'],
    ['/catalogsearch/result/?q=sofa', '/catalogsearch/result?q=sofa'],
    ['/%63/salas-10', '/c/salas-10'],
    ['/muebles_america/', '/muebles_america'],
    ['/muebles%5Famerica/c/salas-510', '/muebles_america/c/salas-510'],
  ])('%s is spelled %s', async (path, target) => {
    expect(outline(await ask(path))).toEqual([301, target]);
  });

  test('ROUTE-087 ROUTE-088 ROUTE-089 a path nobody knows is written down and goes on to page-not-found', async () => {
    const answer = await ask('/ninguna/parte');
    expect(answer.status).toBe(404);
    const id = answer.headers.get('x-request-id') ?? '';
    const said = () =>
      readFileSync(join(LOGS, 'e2e-embedded.log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes(id));
    await waitUntil(() => said().some((line) => line.includes('"status":404')), {
      timeoutMs: PATIENCE_MS,
      message: 'the request is not in the log',
    });
    expect(said().filter((line) => line.includes('No mapping found'))).toHaveLength(1);
    expect(said().filter((line) => line.includes('Route not found'))).toHaveLength(1);
    expect(said().join()).not.toContain('ninguna');
  });
});

describe('store views', () => {
  test.each([
    ['/', 'viu'],
    ['/c/salas-10', 'viu'],
    ['/muebles_america', 'muebles_america'],
    ['/muebles_america/c/salas-510', 'muebles_america'],
    ['/muebles_america/checkout/cart', 'muebles_america'],
  ])('STORE-001 STORE-009 STORE-010 %s belongs to %s', async (path, store) => {
    const { status, text } = await ask(path);
    expect([status, /<html[^>]*>/.exec(text)?.[0]]).toEqual([200, `<html lang="es-MX" data-store="${store}">`]);
  });

  test.each(['/de', '/it', '/mavi', '/mavi/c/salas-10', '/muebles_america/de', '/muebles_america/muebles_america'])(
    '%s is no page while that view is not enabled',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('STORE-002 each view shows its own catalogue only', async () => {
    expect((await ask('/muebles_america/c/salas-10')).status).toBe(404);
    expect((await ask('/c/salas-510')).status).toBe(404);
    expect((await ask('/muebles_america/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001')).status).toBe(404);
    const home = (await ask('/muebles_america')).text;
    expect(home).toMatch(/href="?\/muebles_america\/c\/salas-510[" >]/);
    expect(home).not.toMatch(/salas-10[" >]/);
  });

  test('links of a view stay inside it', async () => {
    const { text } = await ask('/muebles_america/c/salas-510');
    const paths = [...text.matchAll(/<(?:a|form)[^>]* (?:href|action)="?(\/[^"\s>]*)/g)].map((match) => match[1] ?? '');
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !path.startsWith('/muebles_america'))).toEqual([]);
  });
});
