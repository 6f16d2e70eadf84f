import { DESK_CUSTOMERS_MESSAGES } from '../../../src/contract/desk/customers';
import { argumentsOf } from '../arguments.ts';
import { type Door, patiently, Refused } from '../import/door.ts';
import { TARGET_OPTIONS, targetOf } from '../import/target.ts';
import { Stop } from '../stop.mjs';

const USAGE = 'Uso: npm run customers -- group CORREO GRUPO (todo con --help)';

const HELP = `Pone a un cliente de la tienda en un grupo de precios.

  npm run customers -- group CORREO GRUPO    desde su siguiente visita paga los precios de ese grupo

  --store CÓDIGO     vista de tienda (viu)
  --url DIRECCIÓN    tienda; sin ella, la que está abierta en esta máquina
  --token CLAVE      clave de servicio; también en SERVICE_TOKEN
  --help             esta ayuda

GRUPO: el número que llevan los precios del catálogo (customer_group_id); 1 es el de quien se registra por sí mismo.`;

const OPTIONS = { ...TARGET_OPTIONS, help: { type: 'boolean', short: 'h', default: false } } as const;

const read = (args: string[]) => argumentsOf(args, OPTIONS, USAGE);

function refusalOf({ url, store }: Door, status: number, result: unknown): Refused {
  if (status === 401)
    return new Refused(
      status,
      `La tienda en ${url} no aceptó la clave de servicio. Pásala con --token o en SERVICE_TOKEN, o di con --url qué tienda es.`,
    );
  if (result === DESK_CUSTOMERS_MESSAGES.customerUnknown)
    return new Refused(status, `Ningún cliente de la vista «${store}» tiene ese correo.`);
  return new Refused(
    status,
    `La tienda no lo aceptó (${status}): ${typeof result === 'string' ? result : JSON.stringify(result ?? null)}.`,
  );
}

async function setGroup(door: Door, email: string, groupId: number): Promise<void> {
  const url = new URL('/api/desk/customers/group', door.url);
  url.searchParams.set('storeCode', door.store);
  const headers = { authorization: `Bearer ${door.token}`, 'content-type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, groupId }),
    redirect: 'error',
  });
  if (response.ok) return;
  if (response.status >= 500 || response.status === 429) throw new Error(`contestó ${response.status}`);
  const answer = (await response.json().catch(() => null)) as { result?: unknown } | null;
  throw refusalOf(door, response.status, answer?.result);
}

/** Does what the arguments say with the customers of a running shop. Throws a Stop with what to do where it cannot. */
export async function customersCommand(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [verb, email, group = '', ...rest] = positionals;
  if (verb !== 'group' || !email || !/^\d{1,5}$/.test(group) || Number(group) < 1 || rest.length > 0)
    throw new Stop(USAGE);
  const door = targetOf(values, USAGE);
  await patiently(door, () => setGroup(door, email, Number(group)));
  console.log(`✓ ${email} está en el grupo ${Number(group)}: paga sus precios desde su siguiente visita.`);
}
