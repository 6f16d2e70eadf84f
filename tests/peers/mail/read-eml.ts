/** What a mail program shows of an .eml file of ours. */
export interface ReadMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('latin1'));

const utf8 = (latin: string): string => Buffer.from(latin, 'latin1').toString('utf8');

const decodeBody = (body: string): string =>
  utf8(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  ).replaceAll('\r\n', '\n');

/** Reads an .eml file as `toEml` writes it. */
export function readEml(file: string): ReadMail {
  const split = file.indexOf('\r\n\r\n');
  const head = file.slice(0, split).replace(/\r\n[ \t]/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const words = (name: string): string =>
    header(name).includes('=?') ? utf8(decodeWords(header(name))) : header(name);
  const boundary = /boundary="([^"]+)"/.exec(header('Content-Type'))?.[1] ?? '';
  const bodies = file
    .slice(split)
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => decodeBody(part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '')));
  const [text = '', html = ''] = bodies;
  return { to: words('To'), from: words('From'), subject: words('Subject'), text, html };
}
