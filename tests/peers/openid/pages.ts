import type { Person } from './people.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#17130f;background:#fff}button,select{font:inherit;padding:.6rem 1.2rem;margin:.25rem 0}button{display:block;width:100%;text-align:left}label{display:block;margin:.75rem 0}';

const FAULTS: readonly [string, string][] = [
  ['', 'Nada'],
  ['wrong-nonce', 'Otro nonce'],
  ['expired', 'Token vencido'],
  ['alg-none', 'Token sin firma'],
  ['forged', 'Firma de otra llave'],
  ['unknown-key', 'Llave desconocida'],
  ['other-audience', 'Token para otro'],
  ['wrong-state', 'Otro state'],
  ['wrong-iss', 'Otro emisor'],
  ['error', 'Error 500 al canjear'],
  ['stall', 'No contesta'],
  ['lost', 'Respuesta perdida'],
];

/** Where somebody says who they are, or that they would rather not. */
export const chooserPage = (question: URLSearchParams, people: readonly Person[]): string =>
  `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,"><title>Elige una cuenta</title><style>${STYLE}</style></head><body><main><p>Proveedor de prueba: no pide contraseña.</p><h1>Elige una cuenta</h1><form method="post" action="/authorize"><input type="hidden" name="question" value="${escaped(question.toString())}">${people
    .map(({ sub, label }) => `<button name="sub" value="${escaped(sub)}">${escaped(label)}</button>`)
    .join('')}<button name="sub" value="">Cancelar</button><label>Qué sale mal <select name="fault">${FAULTS.map(
    ([value, label]) => `<option value="${value}">${label}</option>`,
  ).join('')}</select></label></form></main></body></html>`;
