import { parseArgs } from 'node:util';
import { call, type Door } from '../import/door.ts';
import { TARGET_OPTIONS, targetOf } from '../import/target.ts';
import { cell } from '../orders/csv.ts';
import { Stop } from '../stop.mjs';

const USAGE = 'Uso: npm run newsletter -- [--store viu] [--url DIRECCIÓN] [--token CLAVE] > boletin.csv';

const HELP = `Escribe en CSV quién recibe el boletín de una vista de tienda, cada quien con el enlace de baja que debe llevar su correo.

  ${USAGE.replace('Uso: ', '')}

Sin --url, la tienda que está abierta en esta máquina; la clave de servicio también se lee de SERVICE_TOKEN.`;

interface Page {
  subscribers: { id: number; email: string; confirmedAt: string; endUrl: string }[];
  next: number | null;
}

/** Everybody who gets the newsletter, a page at a time. */
async function* everySubscriber(door: Door): AsyncGenerator<Page['subscribers'][number]> {
  for (let after: number | null = 0; after !== null; ) {
    const query: string = String(new URLSearchParams({ storeCode: door.store, after: String(after) }));
    const page: Page = await call<Page>(door, 'GET', `newsletter/subscribers?${query}`);
    yield* page.subscribers;
    after = page.next;
  }
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: { ...TARGET_OPTIONS, help: { type: 'boolean', short: 'h', default: false } } })
      .values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

/** Prints who gets the newsletter. Throws a Stop with what to do where it cannot. */
export async function newsletterCommand(args: string[]): Promise<void> {
  const { help, ...target } = read(args);
  if (help) {
    console.log(HELP);
    return;
  }
  console.log(['correo', 'desde', 'enlace de baja'].map(cell).join(','));
  for await (const { email, confirmedAt, endUrl } of everySubscriber(targetOf(target, USAGE)))
    console.log([email, confirmedAt, endUrl].map(cell).join(','));
}
