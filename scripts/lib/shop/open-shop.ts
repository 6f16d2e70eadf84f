import { join, relative } from 'node:path';
import { startPeer } from '../../../tests/peers/spawn.ts';
import { DEMO_BORDER_TAX } from '../../demo/border-tax.ts';
import { DEMO } from '../../demo/index.ts';
import { demoPayments } from '../../demo/payments.ts';
import { build, copyOfBuild } from '../build/build.ts';
import { startLocalMail } from '../mail/local-mail.ts';
import { startLocalMessenger } from '../messenger/local-messenger.ts';
import { onSignal } from '../on-signal.ts';
import { ROOT, STATE } from '../paths.mjs';
import { Stop } from '../stop.mjs';
import { loadDemoOnce } from './demo.ts';
import { startLocalCheckout } from './local-checkout.ts';
import { startLocalGateway } from './local-gateway.ts';
import { startLocalOpenId } from './local-openid.ts';
import { migrate } from './migrate.ts';
import { startPeople } from './people/start-people.ts';
import { claimPort, portFrom } from './ports.ts';
import { endLeftOver, runWorker } from './run-worker.ts';
import { noteRunning, runningShop } from './running.ts';
import { serviceToken } from './service-token.ts';
import { checkSettings, takenFrom } from './settings.ts';

const DEFAULT_PORT = 8787;
const MINUTE_MS = 60_000;
/** A shop that does not answer for so long is closed with a message instead of left hanging. */
const SILENT_MINUTES = 3;

/** Where the demo reads what people write, and the numbers it is called at. */
const DEMO_CONTACT_MAIL = JSON.stringify(
  Object.fromEntries(DEMO.map(({ storeCode }) => [storeCode, 'contacto@tianguis.example'])),
);
/** Where the demo is told of new orders. */
const DEMO_ORDER_MAIL = JSON.stringify(
  Object.fromEntries(DEMO.map(({ storeCode }) => [storeCode, 'pedidos@tianguis.example'])),
);
const DEMO_PHONE = {
  phoneNumber: '8005550100',
  phoneNumberFormatted: '800 555 0100',
  phoneNumber1: '3355500141',
  phoneNumberFormatted1: '33 5550 0141',
  wa: '',
};
const DEMO_CONTACT_PHONES = JSON.stringify(Object.fromEntries(DEMO.map(({ storeCode }) => [storeCode, DEMO_PHONE])));
/** Where weaknesses of the demo would be told. */
const DEMO_SECURITY_CONTACT = 'mailto:seguridad@tianguis.example';
/** Where whoever works at the demo has their e-mail. */
const DEMO_ORGANISATION = 'tianguis.example';

/** The service of challenges on this computer; its widget says that it is none. */
const CHALLENGES = new URL('../../../tests/peers/turnstile/main.ts', import.meta.url);

/** Starts it where no keys of the real one are set; answers what the Worker has to know of it. */
async function openChallenges(): Promise<Service> {
  if (process.env.TURNSTILE_SITE_KEY && process.env.TURNSTILE_SECRET_KEY)
    return { vars: {}, stop: async () => undefined };
  const { url, stop } = await startPeer(CHALLENGES);
  console.log('Sin claves de Turnstile: el captcha es de prueba y pasa siempre, solo en esta computadora.');
  return { vars: { TURNSTILE_URL: url }, stop };
}

/** A service beside the shop, and what the Worker has to know of it. */
interface Service {
  vars: Record<string, string>;
  stop(): Promise<void>;
}

/** Opens all at once; when one cannot be opened the other is closed again. */
async function openServices(url: string, letters: Letters): Promise<Service> {
  const opened = await Promise.allSettled([
    openChallenges(),
    openMail(url, letters),
    openMessenger(),
    openPayments(url),
    openCheckout(url),
    openProvider(),
  ]);
  const services = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  const failed = opened.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { vars: Object.assign({}, ...services.map(({ vars }) => vars)), stop };
}

/** Whether each letter that is written is said, which nobody reads while those of the demo's customers are. */
interface Letters {
  areSaid: boolean;
}

/** Mail goes into files where no provider is set; links in it lead to this shop. */
async function openMail(url: string, letters: Letters): Promise<Service> {
  const vars = { MAIL_ORIGIN: url };
  if (process.env.MAIL_URL) return { vars, stop: async () => undefined };
  const mail = await startLocalMail(join(STATE, 'mail'), (path) => {
    if (letters.areSaid) console.log(`Correo: ${relative(ROOT, path)}`);
  });
  return { vars: { ...mail.vars, ...vars }, stop: mail.stop };
}

/** Text messages are printed where no provider is set. */
async function openMessenger(): Promise<Service> {
  if (process.env.SMS_URL) return { vars: {}, stop: async () => undefined };
  const { vars, stop } = await startLocalMessenger((line) => console.log(`SMS: ${line}`));
  return { vars, stop };
}

/** Cards, transfers and tills are those of a gateway on this computer where no other ones are set. */
async function openPayments(url: string): Promise<Service> {
  if (process.env.PAYMENTS) return { vars: {}, stop: async () => undefined };
  const gateway = await startLocalGateway(url);
  console.log(`Pagos de prueba (tarjetas, SPEI y tiendas, solo en esta computadora): ${gateway.url}/control`);
  return { vars: { PAYMENTS: demoPayments(gateway.url), ...gateway.vars }, stop: gateway.stop };
}

/** The store view that has its checkout elsewhere has it on this computer where no other one is set. */
async function openCheckout(url: string): Promise<Service> {
  if (process.env.EXTERNAL_CHECKOUT) return { vars: {}, stop: async () => undefined };
  const { vars, stop } = await startLocalCheckout(url);
  return { vars, stop };
}

/** Shoppers sign in with a provider on this computer where no other ones are set. */
async function openProvider(): Promise<Service> {
  if (process.env.SOCIAL_LOGIN) return { vars: {}, stop: async () => undefined };
  const provider = await startLocalOpenId(DEMO.map(({ storeCode }) => storeCode));
  return { vars: provider.vars, stop: provider.stop };
}

/** Opens the shop over the local data and keeps it open until Ctrl-C. */
export async function openShop(): Promise<void> {
  const port = portFrom(process.env.PORT, DEFAULT_PORT);
  const open = runningShop();
  if (open) throw new Stop(`La tienda ya está abierta en ${open.url}. Ciérrala con Ctrl-C antes de abrirla otra vez.`);
  const given = takenFrom(process.env);
  checkSettings(given);
  await endLeftOver(STATE);
  await claimPort(port);
  const token = serviceToken();
  noteRunning(`http://localhost:${port}`);
  await build(() => console.log('Construyendo…'));
  await migrate(STATE, () => console.log('Creando las bases de datos…'));
  const letters = { areSaid: true };
  const services = await openServices(`http://localhost:${port}`, letters);
  const vars = {
    BORDER_TAX: DEMO_BORDER_TAX,
    SECURITY_CONTACT: DEMO_SECURITY_CONTACT,
    ORGANISATION_DOMAINS: DEMO_ORGANISATION,
    CONTACT_MAIL: DEMO_CONTACT_MAIL,
    ORDER_MAIL: DEMO_ORDER_MAIL,
    CONTACT_PHONES: DEMO_CONTACT_PHONES,
    ...given,
    ...services.vars,
    SERVICE_TOKEN: token,
  };
  const worker = await runWorker({ port, state: STATE, vars, name: 'shop', config: copyOfBuild() }).catch(
    async (error) => {
      await services.stop();
      throw error;
    },
  );
  let closing = false;
  onSignal(async () => {
    closing = true;
    console.log('\nCerrando…');
    await Promise.all([worker.stop(), services.stop()]);
  });
  try {
    await loadDemoOnce(STATE, worker.url, token, () => console.log('Cargando el catálogo de demostración…'));
  } catch (error) {
    await Promise.all([worker.stop(), services.stop()]);
    throw error;
  }
  // The clock that Cloudflare's cron triggers are when deployed.
  let silent = 0;
  const minute = () =>
    worker.tick().then(
      () => {
        silent = 0;
      },
      () => {
        silent += 1;
        if (silent === SILENT_MINUTES) void worker.stop();
      },
    );
  setInterval(minute, MINUTE_MS).unref();
  console.log(`\nTianguis abierto en ${worker.url}\n`);
  const paymentsKey = services.vars.PAYMENTS_KEY;
  letters.areSaid = false;
  void startPeople({ url: worker.url, token, state: STATE, paymentsKey, tick: worker.tick }).finally(() => {
    letters.areSaid = true;
  });
  const code = await worker.exited;
  await services.stop();
  if (!closing) throw new Stop(`La tienda se cerró sola (código ${code}). El detalle está en ${worker.log}.`);
  await new Promise(() => {});
}
