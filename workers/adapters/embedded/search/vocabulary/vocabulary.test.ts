import { expect, test } from 'vitest';
import { LONGEST_PHRASE } from '../../../../../src/domain/search/phrases';
import { isStopWord, tokens } from '../../../../../src/domain/search/text';
import { namesOfMexico } from './mexico';
import { UNSOLD } from './unsold';

test('what is said is no sentence: no name and no purpose has more words that count than are looked at together', () => {
  const { same, similar, purposes, unsold = new Map() } = namesOfMexico();
  const said = [same, similar, purposes, unsold].flatMap((some) => [...some.keys()]);
  const telling = (text: string) => text.split(' ').filter((word) => !isStopWord(word, 'es-MX'));
  expect(said.length).toBeGreaterThan(1000);
  const isNever = (text: string) => {
    const [count, all] = [telling(text).length, text.split(' ').length];
    return count > LONGEST_PHRASE || (count === 0 && (all === 1 || all > LONGEST_PHRASE));
  };
  expect(said.filter(isNever)).toEqual([]);
});

test('hundreds of things are known that other shops sell, each of one kind only', () => {
  const { unsold = new Map() } = namesOfMexico();
  expect(unsold.size).toBeGreaterThan(300);
  // Said in two rows it would lead to the things of both.
  const rows = UNSOLD.unsold?.flatMap(([said]) => said.split(',').map((one) => tokens(one).join(' '))) ?? [];
  expect(rows.filter((one, at) => rows.indexOf(one) !== at)).toEqual([]);
});
