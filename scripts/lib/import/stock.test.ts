import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importCommand } from './command';
import { importStock } from './stock';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-stock-'));
const FILE = join(folder, 'hoja.csv');
const MAPPING = join(folder, 'mapeo.json');
const sent: string[] = [];
const asked: string[] = [];
let shop: Server;

beforeAll(async () => {
  writeFileSync(
    MAPPING,
    JSON.stringify({
      name: 'Propio',
      rows: 'parent',
      recognisedBy: [['Clave']],
      columns: {
        sku: ['Clave'],
        name: ['Descripción'],
        price: ['Precio'],
        type: ['Tipo'],
        parent: ['De'],
        in_stock: ['Hay'],
      },
      stock: { shop: ['CEDIS', 'Bodega'] },
      types: { variante: 'variant' },
      taxes: { '': 16 },
    }),
  );
  shop = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    sent.push(await text(request));
    const skipped = [{ line: 2, id: 'A-1', reason: 'sku: Is not sold here' }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, result: { accepted: 1, skipped, skippedCount: 1 } }));
  });
  await new Promise<void>((listening) => void shop.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what is marked as sold out is sent so, whatever lies there; what nobody counts has its mark alone, or stays as it is', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const door = { url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`, store: 'viu', token: 'x' };
  const rows = ['B-1,Mesa,500.00,,,3,4,0', 'B-2,Silla,90.00,,,,,no', 'B-3,Banco,70.00,,,2,,sí', 'B-4,Vela,10.00,,,,,1'];
  writeFileSync(FILE, `Clave,Descripción,Precio,Tipo,De,CEDIS,Bodega,Hay\n${rows.join('\n')}\n`);
  await importStock(door, FILE, { mapping: MAPPING });
  said.mockRestore();
  expect(sent.splice(0)).toEqual(['sku,qty,is_in_stock\n"B-1",7,0\n"B-2",,0\n"B-3",2,1\n"B-4",,1\n']);
});

test('the pieces of a file of products are sent; rows that sell nothing are said by line, a last one without its end by its word', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const door = { url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`, store: 'viu', token: 'x' };
  writeFileSync(
    FILE,
    'Clave,Descripción,Precio,Tipo,De,CEDIS,Bodega\nA-1,Mesa,500.00,,,3,4\nA-1,Otra,20.00,,,9,9\nA-2,Chica,10.00,variante,NADA,5,',
  );
  await expect(importStock(door, FILE, { mapping: MAPPING })).rejects.toThrow('--allow-unended');
  expect(sent).toEqual([]);
  await importStock(door, FILE, { mapping: MAPPING, mayEndOpen: true });
  expect(sent).toEqual(['sku,qty,is_in_stock\n"A-1",7,1\n']);
  const lines = said.mock.calls.flat();
  said.mockRestore();
  expect(lines).toEqual([
    '  omitido renglón 3 (A-1): repite sku A-1',
    '  omitido renglón 4 (A-2): su producto no está en el archivo',
    expect.stringMatching(/^ {2}omitido \(A-1\): /),
    '  De hoja.csv se toman las piezas y no los precios («Precio»): cambian al importar el catálogo, o con un archivo de columnas sku,price',
    '✓ viu: existencias de 1 clave; 3 renglones omitidos.',
  ]);
});

test('a check of a file of stock asks the shop for one, and says that nothing was written', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  writeFileSync(FILE, 'sku,qty\nA-1,3\n');
  asked.length = 0;
  await importCommand(['--check', '--url', shopUrl, '--token', 'x', '--stock', FILE]);
  expect(asked).toEqual(['/api/import/viu/stock?check=true']);
  expect(said.mock.calls.flat().at(-1)).toBe(
    '✓ Se tomarían existencias y precios de 1 clave; 1 renglón omitido; no se escribió nada.',
  );
  said.mockRestore();
});

test('a file of stock in UTF-16 is not called cut: its encoding is said, and nothing is sent', async () => {
  const door = { url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`, store: 'viu', token: 'x' };
  writeFileSync(FILE, Buffer.from('\uFEFFsku,qty\nA-1,3\n', 'utf16le'));
  asked.length = 0;
  await expect(importStock(door, FILE)).rejects.toThrow(
    'está en UTF-16, como el «texto Unicode» de Excel. Ábrelo y guárdalo como «CSV UTF-8».',
  );
  await expect(importStock(door, FILE, { mayEndOpen: true })).rejects.toThrow('está en UTF-16');
  expect(asked).toEqual([]);
});
