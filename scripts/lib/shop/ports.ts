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

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0, '127.0.0.1');
  if (typeof port !== 'number') throw new Error(`no port could be opened: ${port}`);
  return port;
}

/** Reads PORT; throws a Stop when it is no port. */
export function portFrom(text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Stop(`PORT=${text} no es un puerto. Escribe un número entre 1 y ${HIGHEST_PORT}.`);
  return port;
}
