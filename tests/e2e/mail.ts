import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { type ReadMail, readEml } from '../peers/mail/read-eml';

function mailsTo(email: string): ReadMail[] {
  const folder = inject('mailFolder');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readEml(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === email);
}

/** The subjects of what came to an e-mail, the oldest first, once there are so many. */
export async function subjectsTo(email: string, count: number): Promise<string[]> {
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(count);
  return mailsTo(email).map(({ subject }) => subject);
}

/** The first address in the newest message to an e-mail. */
export const linkTo = (email: string): string => /https?:\/\/\S+/.exec(mailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';

/** The parameter of a link to this page in a message to an e-mail, once one came. */
export async function tokenTo(email: string, page: string, name: string): Promise<string> {
  const found = () =>
    mailsTo(email)
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .map((link) => new URL(link))
      .findLast(({ pathname }) => pathname === page)
      ?.searchParams.get(name) ?? '';
  await expect.poll(found, { timeout: 20_000 }).not.toBe('');
  return found();
}
