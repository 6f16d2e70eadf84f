import type { Fault, Lies, Months, Telling } from './faults.ts';
import type { ApiAnswer, Gateway } from './gateway.ts';
import { cardPage, challengePage, closedPage, controlPage } from './pages.ts';
import type { Notice } from './teller.ts';

/**
 * What the site needs beside the gateway: the token of its API, and how the shop is told of money that came by transfer
 * or at a till.
 */
export interface SiteSettings {
  token: string;
  tell(notice: Notice): Promise<boolean>;
}

const TILL_OR_CLABE = { clabe: 18 };

const html = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
const seeOther = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

const jsonOf = async (request: Request): Promise<Record<string, unknown>> =>
  request.method === 'GET' ? {} : ((await request.json().catch(() => ({}))) as Record<string, unknown>);
const fieldsOf = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(await request.text())].map(([name, value]) => [name, value]));

/** Everything this gateway serves; null where the answer was lost on its way. */
export async function serveGateway(
  gateway: Gateway,
  request: Request,
  { token, tell }: SiteSettings,
): Promise<Response | null> {
  const { pathname: path } = new URL(request.url);
  if (path.startsWith('/payments')) {
    if (request.headers.get('authorization') !== `Bearer ${token}`)
      return Response.json({ error: 'unauthorised' }, { status: 401 });
    const answer: ApiAnswer = await gateway.api(
      request.method,
      path,
      request.headers.get('idempotency-key') ?? '',
      await jsonOf(request),
    );
    return answer === 'lost' ? null : Response.json(answer.body, { status: answer.status });
  }
  if (path.startsWith('/pagar/')) return shopperPage(gateway, request, path);
  if (path.startsWith('/control')) return control(gateway, request, path, tell);
  return html('no hay nada aquí', 404);
}

async function shopperPage(gateway: Gateway, request: Request, path: string): Promise<Response> {
  const [, , id = '', step] = path.split('/');
  const payment = gateway.find(id);
  if (!payment) return html('no hay nada aquí', 404);
  if (request.method === 'GET') {
    if (payment.status !== 'open') return html(closedPage(payment));
    return html(step === 'reto' ? challengePage(payment) : cardPage(payment));
  }
  const { number = '', verdict } = await fieldsOf(request);
  if (step === 'reto') {
    await gateway.decide(payment, verdict === 'approved' ? 'approved' : 'challenge-failed');
    return seeOther(payment.returnUrl);
  }
  const attempt = await gateway.pay(payment, number);
  if (attempt.next === 'again') return html(cardPage(payment, attempt.problem));
  return seeOther(attempt.next === 'challenge' ? `/pagar/${id}/reto` : payment.returnUrl);
}

/** A transfer or a payment at a till, as often and as wrong as it was asked for. */
async function collect(
  tell: SiteSettings['tell'],
  { reference = '', amount = '0', currency = 'MXN', how = 'once' }: Record<string, string>,
): Promise<boolean> {
  const notice = (type: string): Notice => ({
    id: `mov_${crypto.randomUUID()}`,
    type,
    form: reference.length === TILL_OR_CLABE.clabe ? 'spei' : 'store',
    reference: reference.replaceAll(' ', ''),
    amount: Number(amount),
    currency,
    at: new Date().toISOString(),
  });
  const first = notice(how === 'reversed' ? 'reversed' : 'received');
  const isTaken = await tell(first);
  if (how === 'told-twice') return (await tell(first)) && isTaken;
  if (how === 'twice') return (await tell(notice('received'))) && isTaken;
  return isTaken;
}

async function control(
  gateway: Gateway,
  request: Request,
  path: string,
  tell: SiteSettings['tell'],
): Promise<Response> {
  const shown = (said = '') => html(controlPage(gateway.all(), gateway.faults, said));
  if (request.method === 'GET') return shown();
  const fields = await fieldsOf(request);
  const [, , what, id = ''] = path.split('/');
  const { faults } = gateway;
  if (what === 'pago')
    return shown(
      (await collect(tell, { ...fields, reference: (fields.reference ?? '').replaceAll(' ', '') }))
        ? 'La tienda recibió el aviso.'
        : 'La tienda no recibió el aviso.',
    );
  const payment = gateway.find(id);
  if (what === 'tarjeta' && payment) {
    gateway.undo(payment, fields.type === 'released' ? 'released' : 'reversed');
    return shown('Hecho.');
  }
  if (what === 'fallas') {
    if (fields.telling) faults.telling = fields.telling as Telling;
    if (fields.operation)
      faults.calls[fields.operation] = { fault: fields.fault as Fault, times: Number(fields.times ?? 1) };
    if (fields.months) faults.months = fields.months as Months;
    if (fields.lies) faults.lies = Number(fields.lies) as Lies;
    if (fields.captures) faults.isWhole = fields.captures === 'whole';
    if (fields.lateMs) faults.lateMs = Number(fields.lateMs);
    if (fields.slowMs) faults.slowMs = Number(fields.slowMs);
    return shown('Hecho.');
  }
  return html('no hay nada aquí', 404);
}
