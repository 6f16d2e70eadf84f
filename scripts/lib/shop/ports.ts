import { createServer } from 'node:net';
import { Stop } from '../stop.mjs';

const HIGHEST_PORT = 65_535;
const LOOPBACKS = ['127.0.0.1', '::1'];

/** Opens and closes a port; answers its number, or the code of what went wrong. */
const tryPort = (port: number, host: string): Promise<number | string> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 'unknown'));
    });
  });

/** Throws a Stop unless a server can listen on this port of localhost, over IPv4 and, where there is one, IPv6. */
export async function claimPort(port: number): Promise<void> {
  for (const host of LOOPBACKS) {
    const answer = await tryPort(port, host);
    if (answer === 'EADDRINUSE')
      throw new Stop(`El puerto ${port} está ocupado. Cierra lo que lo usa o elige otro: PORT=${port + 1} npm start`);
    if (answer === 'EACCES')
      throw new Stop(`No hay permiso para abrir el puerto ${port}. Usa uno mayor a 1023: PORT=8787 npm start`);
  }
}

/** Below what systems give to whoever names none, and to connections (32,768 on Linux, 49,152 elsewhere). */
const OWN_PORTS = { first: 10_000, many: 22_000 };
/** Processes that start one after the other draw far from one another. */
const STEP = 7919;
let drawn = 0;

/**
 * A port that is free now, each time another one. None that the system gives to others by itself: whoever closes it for
 * a while, as a server that is killed and started again, finds it free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < OWN_PORTS.many; tries += 1) {
    const port = OWN_PORTS.first + ((process.pid * STEP + drawn) % OWN_PORTS.many);
    drawn += 1;
    const answer = await tryPort(port, '127.0.0.1');
    if (answer === port) return port;
    if (answer !== 'EADDRINUSE') throw new Error(`no port could be opened: ${answer}`);
  }
  throw new Error('no port is free');
}

/** Reads PORT; throws a Stop when it is no port. */
export function portFrom(text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Stop(`PORT=${text} no es un puerto. Escribe un número entre 1 y ${HIGHEST_PORT}.`);
  return port;
}
