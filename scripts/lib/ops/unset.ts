import { isSender } from '../../../workers/settings/mail';
import { SECRETS } from '../settings';

/** Where what is explained here is told at length. */
const SEE = 'Véase docs/operations.md.';

/** An address of this computer, or one that is not encrypted, in a setting. */
const THIS_COMPUTER = /"(?:http:|https?:\/\/(?:localhost|127\.0\.0\.1|[\w.-]+\.localhost))/;

/** What is set on a deployment: its variables, and the names of its secrets. */
export interface Settings {
  vars: Record<string, string>;
  secrets: readonly string[];
}

/** Sentences about what is not set on a deployment, or only half, and what does not work without it. */
export function unset({ vars, secrets }: Settings): string[] {
  const isSet = (name: string) => Boolean(vars[name]) || secrets.includes(name);
  const said: string[] = [];
  if (!secrets.includes('SERVICE_TOKEN'))
    said.push(`Falta el secreto SERVICE_TOKEN: sin él no se puede importar. ${SEE}`);
  if (!secrets.includes('SESSION_KEYS'))
    said.push(`Falta el secreto SESSION_KEYS: sin él nadie puede iniciar sesión. ${SEE}`);
  if (!vars.TURNSTILE_SITE_KEY || !secrets.includes('TURNSTILE_SECRET_KEY'))
    said.push(
      `Faltan TURNSTILE_SITE_KEY o el secreto TURNSTILE_SECRET_KEY: nadie podrá pasar el captcha, y sobre los límites solo queda esperar. ${SEE}`,
    );
  if (isSet('UPSTASH_REDIS_REST_URL') !== isSet('UPSTASH_REDIS_REST_TOKEN'))
    said.push(
      `De UPSTASH_REDIS_REST_URL y UPSTASH_REDIS_REST_TOKEN solo hay uno: los intentos se cuentan en los objetos, no en Redis. ${SEE}`,
    );
  if (vars.UPSTASH_REDIS_REST_URL && !vars.UPSTASH_REDIS_REST_URL.startsWith('https://'))
    said.push(
      `UPSTASH_REDIS_REST_URL no empieza con https://: los intentos se cuentan en los objetos, no en Redis. ${SEE}`,
    );
  const mail = ['MAIL_URL', 'MAIL_TOKEN', 'MAIL_FROM'];
  if (!mail.every(isSet) || !(isSet('PUBLIC_ORIGIN') || isSet('MAIL_ORIGIN')))
    said.push(
      `Faltan MAIL_URL, MAIL_FROM, PUBLIC_ORIGIN o el secreto MAIL_TOKEN: no sale ningún correo, y nadie puede cambiar una contraseña olvidada. ${SEE}`,
    );
  if (vars.MAIL_FROM && !isSender(vars.MAIL_FROM))
    said.push(`MAIL_FROM no es un remitente («Tienda <hola@tienda.example>»): no sale ningún correo. ${SEE}`);
  if (/"card"/.test(vars.PAYMENTS ?? '') && !secrets.includes('GATEWAY_TOKEN'))
    said.push(
      `Falta el secreto GATEWAY_TOKEN: PAYMENTS nombra una pasarela de tarjetas, y sin él no se ofrece pagar con tarjeta. ${SEE}`,
    );
  if (THIS_COMPUTER.test(vars.PAYMENTS ?? ''))
    said.push(
      `PAYMENTS nombra una pasarela de esta computadora o sin https: ahí no se ofrece pagar con tarjeta. ${SEE}`,
    );
  if (vars.PAYMENTS && !secrets.includes('PAYMENTS_KEY'))
    said.push(
      `Falta el secreto PAYMENTS_KEY: nadie puede avisar de pagos, y los pedidos pagados se quedan sin pagar. ${SEE}`,
    );
  if (vars.SOCIAL_LOGIN && !secrets.includes('SOCIAL_LOGIN_SECRETS'))
    said.push(
      `Falta el secreto SOCIAL_LOGIN_SECRETS: SOCIAL_LOGIN nombra proveedores, y sin él nadie entra con ellos. ${SEE}`,
    );
  if (THIS_COMPUTER.test(vars.SOCIAL_LOGIN ?? ''))
    said.push(`SOCIAL_LOGIN nombra un proveedor de esta computadora o sin https: ahí no se ofrece. ${SEE}`);
  if (vars.WEBHOOK_URL && !secrets.includes('WEBHOOK_KEY'))
    said.push(`Falta el secreto WEBHOOK_KEY: a nadie se le avisa de los pedidos. ${SEE}`);
  for (const name of SECRETS)
    if (vars[name]) said.push(`${name} está en [vars], a la vista: debe ser un secreto. ${SEE}`);
  return said;
}
