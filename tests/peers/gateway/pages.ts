import type { Faults } from './faults.ts';
import { type GatewayPayment, heldOf, TEST_CARDS, takenOf } from './payment.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
/** Pesos as the shop writes them. */
const pesos = (amount: number) => money.format(amount);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#17130f;background:#fff}label{display:block;margin:.75rem 0}input,select{display:block;width:100%;font:inherit;padding:.5rem;box-sizing:border-box}button{font:inherit;padding:.6rem 1.2rem;margin:.5rem .5rem 0 0}[role=alert]{color:#a11212}table{border-collapse:collapse}td,th{border:1px solid #b9b2a8;padding:.2rem .5rem;text-align:left}';

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main><p>Pasarela de prueba: no cobra nada a nadie.</p><h1>${title}</h1>${body}</main></body></html>`;

const cards = () =>
  `<h2>Tarjetas de prueba</h2><table><tr><th>Número</th><th>Qué pasa</th></tr>${Object.entries(TEST_CARDS)
    .map(([number, { label }]) => `<tr><td>${number.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${label}</td></tr>`)
    .join('')}</table>`;

const monthsLine = ({ months, amount }: GatewayPayment) =>
  months === 1 ? '' : `<p>${months} meses sin intereses de ${pesos(Math.ceil((amount * 100) / months) / 100)}</p>`;

/** The page where the shopper gives a card; `problem` says why they are asked again. */
export const cardPage = (payment: GatewayPayment, problem = ''): string =>
  page(
    'Pagar con tarjeta',
    `<p>Pedido ${escaped(payment.order)}: <strong>${pesos(payment.amount)} ${escaped(payment.currency)}</strong></p>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<form method="post"><label>Número de tarjeta <input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>Vencimiento <input name="expiry" placeholder="MM/AA" inputmode="numeric" autocomplete="cc-exp" required></label>
<label>CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label>${monthsLine(payment)}
<button>Pagar ${pesos(payment.amount)}</button></form><p><a href="${escaped(payment.returnUrl)}">Volver a la tienda sin pagar</a></p>${cards()}`,
  );

/** Where the bank asks its customer (3-D Secure). */
export const challengePage = (payment: GatewayPayment): string =>
  page(
    'Tu banco pide que autorices el pago',
    `<p>${pesos(payment.amount)} ${escaped(payment.currency)}</p><form method="post"><button name="verdict" value="approved">Autorizar</button><button name="verdict" value="refused">No autorizar</button></form>`,
  );

/** A payment that is no longer to be paid. */
export const closedPage = ({ returnUrl }: GatewayPayment): string =>
  page('Este pago ya no está abierto', `<p><a href="${escaped(returnUrl)}">Volver a la tienda</a></p>`);

const MONTHS: Record<Faults['months'], string> = {
  granted: 'Los que se piden',
  fewer: 'Menos de los que se piden',
  refused: 'Ninguno de los que se piden',
  'not-held': 'Los que se piden, sin retener',
  'not-of-card': 'La tarjeta no los acepta',
};

const chosen = (is: boolean) => (is ? ' selected' : '');

/** Where one plays the bank and the shop's till, and makes the gateway misbehave. */
export const controlPage = (payments: GatewayPayment[], faults: Faults, said = ''): string =>
  page(
    'Control de pagos de prueba',
    `${said ? `<p role="status">${escaped(said)}</p>` : ''}
<h2>Transferencia o pago en tienda</h2><form method="post" action="/control/pago">
<label>CLABE o referencia <input name="reference" required></label><label>Importe en pesos <input name="amount" inputmode="decimal" required></label>
<label>Moneda <input name="currency" value="MXN" required></label>
<label>Cómo <select name="how"><option value="once">Una vez</option><option value="told-twice">Avisado dos veces</option><option value="twice">Pagado dos veces</option><option value="reversed">Devuelto por el banco</option></select></label>
<button>Pagar</button></form>
<h2>Pagos con tarjeta</h2><table><tr><th>Pedido</th><th>Importe</th><th>Estado</th><th>Retenido</th><th>Cobrado</th><th></th></tr>${payments
      .map(
        (payment) =>
          `<tr><td>${escaped(payment.order)}</td><td>${pesos(payment.amount)}</td><td>${payment.status}</td><td>${pesos(heldOf(payment) / 100)}</td><td>${pesos(takenOf(payment) / 100)}</td><td><form method="post" action="/control/tarjeta/${payment.id}"><button name="type" value="reversed">Contracargo</button><button name="type" value="released">Soltar retención</button></form></td></tr>`,
      )
      .join('')}</table>
<h2>Fallas</h2><form method="post" action="/control/fallas">
<label>Avisos a la tienda <select name="telling">${(['before', 'after', 'twice', 'never'] as const)
      .map(
        (telling) =>
          `<option value="${telling}"${chosen(telling === faults.telling)}>${{ before: 'Antes de volver', after: 'Después de volver', twice: 'Dos veces', never: 'Nunca' }[telling]}</option>`,
      )
      .join('')}</select></label>
<label>Llamada que falla <select name="operation"><option value="">Ninguna</option>${['start', 'ask', 'capture', 'release', 'refund'].map((name) => `<option>${name}</option>`).join('')}</select></label>
<label>Cómo falla <select name="fault"><option value="lost">Se pierde la respuesta</option><option value="error">Error 500</option><option value="slow">Tarda</option></select></label>
<label>Cuántas veces <input name="times" value="1" inputmode="numeric"></label>
<label>Importes <select name="lies"><option value="0"${chosen(faults.lies === 0)}>Los verdaderos</option><option value="1"${chosen(faults.lies === 1)}>Un peso de más</option><option value="-1"${chosen(faults.lies === -1)}>Un peso de menos</option></select></label>
<label>Cobra lo retenido <select name="captures"><option value="parts"${chosen(!faults.isWhole)}>Por partes</option><option value="whole"${chosen(faults.isWhole)}>Todo o nada</option></select></label>
<label>Meses sin intereses <select name="months">${Object.entries(MONTHS)
      .map(([value, label]) => `<option value="${value}"${chosen(value === faults.months)}>${label}</option>`)
      .join('')}</select></label>
<button>Aplicar</button></form>`,
  );
