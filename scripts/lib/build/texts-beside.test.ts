import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/dictionaries';
import { TEXTS } from './texts';
import { askedFor, textFile } from './texts-beside';

const BROUGHT = LOCALES.filter((locale) => locale !== 'es-MX');

test('the words of every language but that of the Worker stand beside it', () => {
  for (const locale of BROUGHT) expect(Object.keys(TEXTS)).toContain(`src/i18n/${locale}-text.ts`);
});

test('a text becomes a file named by what it says, and the module asks for it when it is asked', async () => {
  const texts = await Promise.all(Object.values(TEXTS).map((text) => text()));
  const files = texts.map(textFile);
  expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(texts.length);
  for (const { fileName, source } of files) {
    expect([textFile(source).fileName, textFile(`${source} `).fileName === fileName]).toEqual([fileName, false]);
    expect(askedFor(fileName)).toContain(`env.ASSETS.fetch('https://assets.internal/${fileName}')`);
  }
});
