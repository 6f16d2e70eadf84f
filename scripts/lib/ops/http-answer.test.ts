import { expect, test } from 'vitest';
import { type Answer, AnswerReader } from './http-answer';

/** Feeds a text in pieces of this size and answers what came out. */
function read(text: string, size: number): Answer[] {
  const reader = new AnswerReader(true);
  const bytes = Buffer.from(text);
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const answer = reader.push(bytes.subarray(at, at + size));
    if (answer) answers.push(answer);
  }
  return answers;
}

const LENGTH = 'HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nnadie';
const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhola\r\n2\r\n\r\n\r\n0\r\n\r\n';
const EMPTY = 'HTTP/1.1 303 See Other\r\nLocation: /\r\nContent-Length: 0\r\n\r\n';

test.each([1, 3, 1000])('an answer is read whole however it is cut up (%i bytes at a time)', (size) => {
  expect(read(LENGTH, size)).toMatchObject([{ status: 404, bytes: LENGTH.length, body: Buffer.from('nadie') }]);
  expect(read(CHUNKED, size)).toMatchObject([{ status: 200, bytes: CHUNKED.length, body: Buffer.from('hola\r\n') }]);
  expect(read(EMPTY, size)).toMatchObject([{ status: 303, body: Buffer.alloc(0) }]);
});

test('when to come again is read where an answer says it', () => {
  const busy = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 15\r\nContent-Length: 0\r\n\r\n';
  expect(read(busy + EMPTY, 1).map(({ retryAfter }) => retryAfter)).toEqual([15, null]);
});

test('answers of one connection are told apart', () => {
  expect(read(LENGTH + CHUNKED + EMPTY, 1).map(({ status }) => status)).toEqual([404, 200, 303]);
});
