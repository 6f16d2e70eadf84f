import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const DNS_NAME = 0x82;
const contextTag = (number: number): number => 0xa0 + number;

const SHORT_LENGTH = 0x80;
const BYTE = 256;
const SERIAL_BYTES = 8;
const POSITIVE = 0x7f;
const DAY_MS = 86_400_000;

/** Object identifiers in their encoded form. */
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('551d11', 'hex');

function lengthOf(size: number): Buffer {
  if (size < SHORT_LENGTH) return Buffer.from([size]);
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / BYTE)) bytes.unshift(rest % BYTE);
  return Buffer.from([SHORT_LENGTH + bytes.length, ...bytes]);
}

/** One value of DER: its tag, its length and what it holds. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

const utcTime = (date: Date): Buffer =>
  der(UTC_TIME, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const pem = (content: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${content
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')}\n-----END CERTIFICATE-----\n`;

/**
 * A key and a certificate for localhost that the key itself signed, good for a day, both as PEM. Nothing but a browser
 * told to accept it trusts it.
 */
export function selfSigned(now: Date = new Date()): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serial = randomBytes(SERIAL_BYTES);
  serial[0] = ((serial[0] ?? 0) & POSITIVE) | 1;
  const algorithm = der(SEQUENCE, der(OBJECT_ID, ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8, Buffer.from('localhost')))));
  const validity = der(SEQUENCE, utcTime(new Date(now.getTime() - DAY_MS)), utcTime(new Date(now.getTime() + DAY_MS)));
  const names = der(SEQUENCE, der(DNS_NAME, Buffer.from('localhost')));
  const extensions = der(
    contextTag(3),
    der(SEQUENCE, der(SEQUENCE, der(OBJECT_ID, SUBJECT_ALT_NAME), der(OCTET_STRING, names))),
  );
  const version = der(contextTag(0), der(INTEGER, Buffer.from([2])));
  const body = der(
    SEQUENCE,
    version,
    der(INTEGER, serial),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = sign('sha256', body, privateKey);
  const cert = pem(der(SEQUENCE, body, algorithm, der(BIT_STRING, Buffer.from([0]), signature)));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}
