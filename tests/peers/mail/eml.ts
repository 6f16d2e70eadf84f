/** A message as a provider takes it. */
export interface GivenMessage {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

const CRLF = '\r\n';
/** Longest line of an encoded body, and bytes of an encoded word that fit a line of a head (RFC 2045, RFC 2047). */
const BODY_LINE = 76;
const WORD_BYTES = 39;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
const ADDRESS = /^(?:(.*)<([^<>\s]+@[^<>\s]+)>|([^<>\s,;]+@[^<>\s,;]+))$/u;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Header text has no control characters: a line break would begin another header. */
function oneLine(name: string, value: string): string {
  if (/\p{Cc}/u.test(value)) throw new RangeError(`a control character in ${name}`);
  return value;
}

/** Text of a header: as it is, or as encoded words that each hold whole characters (RFC 2047). */
export function encodedWords(text: string): string {
  if (isPlain(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (bytesOf(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(`${CRLF} `);
}

/** An address, with its name where it has one. */
function mailbox(name: string, given: string): string {
  const [, shown = '', inner, bare] = ADDRESS.exec(oneLine(name, given.trim())) ?? [];
  const address = inner ?? bare;
  if (!address) throw new RangeError(`no address in ${name}`);
  const label = shown.trim().replace(/^"(.*)"$/, '$1');
  if (label === '') return address;
  const words = encodedWords(label);
  return `${words === label && !/^[\w !#$%&'*+/=?^`{|}~-]+$/.test(label) ? `"${label.replace(/["\\]/g, '\\$&')}"` : words} <${address}>`;
}

const escaped = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** One line of text in quoted-printable, broken softly where it is too long. */
function printableLine(line: string): string {
  const bytes = [...bytesOf(line)];
  const units = bytes.map((byte, at) => {
    const isBlank = byte === 0x20 || byte === 0x09;
    const stays = (byte >= 0x21 && byte <= 0x7e && byte !== 0x3d) || (isBlank && at < bytes.length - 1);
    return stays ? String.fromCharCode(byte) : escaped(byte);
  });
  const lines: string[] = [];
  let current = '';
  for (const unit of units) {
    if (current.length + unit.length > BODY_LINE - 1) {
      lines.push(`${current}=`);
      current = '';
    }
    current += unit;
  }
  return [...lines, current].join(CRLF);
}

/** A body in quoted-printable (RFC 2045): ASCII lines of at most 76 characters. */
export const quotedPrintable = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(printableLine)
    .join(CRLF);

const part = (boundary: string, type: string, body: string): string =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(body),
  ].join(CRLF);

/**
 * The message as a file that mail programs open (RFC 5322). `id` is unique and one word. Throws a RangeError for what
 * would break a header.
 */
export function toEml({ from, to, subject, text, html, headers = {} }: GivenMessage, id: string, at: Date): string {
  const boundary = `=_${id}`;
  const own = Object.entries(headers).map(([name, value]) => {
    if (!HEADER_NAME.test(name)) throw new RangeError('no name of a header');
    return `${name}: ${encodedWords(oneLine(name, value))}`;
  });
  const head = [
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${mailbox('From', from)}`,
    `To: ${to.map((address) => mailbox('To', address)).join(`,${CRLF} `)}`,
    `Message-ID: <${id}@localhost>`,
    `Subject: ${encodedWords(oneLine('Subject', subject))}`,
    ...own,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  return [
    ...head,
    '',
    part(boundary, 'text/plain', text),
    part(boundary, 'text/html', html),
    `--${boundary}--`,
    '',
  ].join(CRLF);
}
