import { expect, test } from 'vitest';
import { limited, TooLong } from './limited-stream';

const stream = (sizes: number[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size));
      controller.close();
    },
  });

test('a stream may be as long as allowed and not a byte longer', async () => {
  expect((await new Response(limited(stream([6, 4]), 10)).bytes()).length).toBe(10);
  await expect(new Response(limited(stream([6, 4, 1]), 10)).bytes()).rejects.toThrow(TooLong);
});

test('who stops reading, or reads past the end, leaves the rest as it is to be left', async () => {
  const left: number[] = [];
  const leave = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
    for (let one = await reader.read(); !one.done; one = await reader.read()) left.push(one.value.byteLength);
  };
  for await (const _ of limited(stream([6, 4, 1]), 100, leave)) break;
  expect(left).toEqual([4, 1]);
  await expect(new Response(limited(stream([6, 4, 1, 2]), 10, leave)).bytes()).rejects.toThrow(TooLong);
  expect(left).toEqual([4, 1, 2]);
});
