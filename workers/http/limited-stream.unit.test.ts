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
