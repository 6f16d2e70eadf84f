import { afterEach, expect, test, vi } from 'vitest';
import { newsletterCommand } from './command.ts';

afterEach(() => vi.restoreAllMocks());

test('who gets the newsletter is written page by page, quoted; what a spreadsheet would run begins with an apostrophe', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    asked.push(`${url.pathname} ${url.searchParams.get('storeCode')} ${url.searchParams.get('after')}`);
    const one = (id: number, email: string) => ({
      id,
      email,
      confirmedAt: '2026-11-22T12:00:00.000Z',
      endUrl: `https://shop.example/boletin/baja?clave=${id}`,
    });
    const isFirst = url.searchParams.get('after') === '0';
    return Response.json({
      code: 200,
      result: isFirst
        ? { subscribers: [one(7, 'eva@example.mx')], next: 7 }
        : { subscribers: [one(9, '=cmd@example.mx')], next: null },
    });
  });
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)));
  await newsletterCommand(['--url', 'http://localhost:9', '--token', 'x', '--store', 'viu']);
  expect(asked).toEqual(['/api/newsletter/subscribers viu 0', '/api/newsletter/subscribers viu 7']);
  expect(lines).toEqual([
    '"correo","desde","enlace de baja"',
    '"eva@example.mx","2026-11-22T12:00:00.000Z","https://shop.example/boletin/baja?clave=7"',
    `"'=cmd@example.mx","2026-11-22T12:00:00.000Z","https://shop.example/boletin/baja?clave=9"`,
  ]);
});

test('a word it does not know is refused', async () => {
  await expect(newsletterCommand(['--todo'])).rejects.toThrow('Uso: npm run newsletter');
});
