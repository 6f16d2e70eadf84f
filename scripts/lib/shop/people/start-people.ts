import { type Notice, tellShop } from '../../../../tests/peers/gateway/teller.ts';
import { PASSWORD, PEOPLE } from '../../../demo/people/index.ts';
import type { LocalShop } from './context.ts';
import { loadPeople } from './load-people.ts';

interface OpenShop extends Omit<LocalShop, 'tell'> {
  /** What the gateway of this computer signs with; undefined where payments are those of somebody else. */
  paymentsKey: string | undefined;
}

/**
 * Makes the demo's customers while the shop is open already: nobody waits for them, and what goes wrong with them is
 * said and ends nothing. A shop in front of a retailer, or with payments or mail of its own, has none: letters
 * to people there are none of would bounce.
 */
export async function startPeople({ paymentsKey, ...shop }: OpenShop): Promise<void> {
  const { BACKENDS, STORE_VIEWS, MAIL_URL } = process.env;
  if (paymentsKey === undefined || BACKENDS || STORE_VIEWS || MAIL_URL) return;
  const tell = (notice: Notice) => tellShop(`${shop.url}/api/payments/notifications`, paymentsKey, notice);
  console.log(`Clientes de demostración: ${PEOPLE.map(({ email }) => email).join(', ')} (contraseña: ${PASSWORD})`);
  try {
    if (await loadPeople({ ...shop, tell }, PEOPLE)) console.log('Los clientes de demostración ya tienen sus pedidos.');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.log(`Los clientes de demostración quedaron a medias; siguen en el próximo inicio. ${why}`);
  }
}
