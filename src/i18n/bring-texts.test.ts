import { expect, test, vi } from 'vitest';
import type { Key } from './dictionaries';

const KEY: Key = 'An error occurred while saving or querying the information';
const asked = vi.fn(async () => JSON.stringify({ [KEY]: 'Gebracht' }));
vi.mock('./de-text', () => ({ text: asked }));

test('texts that are not at hand are brought once; until then those of es-MX are spoken', async () => {
  const { bringTexts } = await import('./bring-texts');
  const { dictionaryOf, keepDictionary } = await import('./dictionaries');
  const { translator } = await import('.');
  const whole = dictionaryOf('de');
  try {
    await bringTexts('de-DE');
    await bringTexts('es-MX');
    expect(asked).not.toHaveBeenCalled();
    keepDictionary('de', {} as typeof whole);
    expect(translator('de-DE')(KEY)).toBe(translator('es-MX')(KEY));
    await bringTexts('de-DE');
    await bringTexts('de-AT');
    expect(translator('de-DE')(KEY)).toBe('Gebracht');
    expect(asked).toHaveBeenCalledOnce();
  } finally {
    keepDictionary('de', whole);
  }
});
