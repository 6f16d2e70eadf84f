import { expect, test } from 'vitest';
import { LONGEST_PHRASE } from '../../../../../src/domain/search/phrases';
import { isStopWord } from '../../../../../src/domain/search/text';
import { namesOfMexico } from './mexico';

test('what is said is no sentence: no name and no purpose has more words that count than are looked at together', () => {
  const { same, similar, purposes } = namesOfMexico();
  const said = [same, similar, purposes].flatMap((some) => [...some.keys()]);
  const telling = (text: string) => text.split(' ').filter((word) => !isStopWord(word, 'es-MX'));
  expect(said.length).toBeGreaterThan(1000);
  const isNever = (text: string) => {
    const [count, all] = [telling(text).length, text.split(' ').length];
    return count > LONGEST_PHRASE || (count === 0 && (all === 1 || all > LONGEST_PHRASE));
  };
  expect(said.filter(isNever)).toEqual([]);
});
