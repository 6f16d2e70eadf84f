import { wordsOf } from 'virtual:cart-words';
import type { Notice } from '../../domain/cart/cart';
import { say } from './say';

type Words = Awaited<ReturnType<typeof wordsOf>>;

let brought: Promise<Words> | null = null;

/** Rejects where they do not come; they are asked for again then. */
function cartWords(): Promise<Words> {
  brought ??= wordsOf(document.body.dataset.locale ?? 'es-MX').catch((error) => {
    brought = null;
    throw error;
  });
  return brought;
}

/** A message of the cart in words, which are asked for when there is something to say; `otherwise` where they do not come. */
export async function cartSays(
  { message, params }: Pick<Notice, 'message' | 'params'>,
  otherwise: string,
): Promise<string> {
  const said = await cartWords().then(
    (words) => words.said,
    () => ({}),
  );
  return say(said, message, params, otherwise);
}

/** What the cart at the side says. Rejects where it does not come. */
export const windowWords = (): Promise<Words['window']> => cartWords().then(({ window }) => window);

/** What is said of a product kept on a list. Rejects where it does not come. */
export const keptWords = (): Promise<Words['kept']> => cartWords().then(({ kept }) => kept);

/** How a picture is made larger. Rejects where it does not come. */
export const zoomWords = (): Promise<Words['zoom']> => cartWords().then(({ zoom }) => zoom);
