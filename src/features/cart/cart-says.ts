import type { Notice } from '../../domain/cart/cart';
import { laterWords } from '../shop/later-words/later-words';
import { say } from './say';

/** A message of the cart in words, which are asked for when there is something to say; `otherwise` where they do not come. */
export async function cartSays(
  { message, params }: Pick<Notice, 'message' | 'params'>,
  otherwise: string,
): Promise<string> {
  const words = await laterWords().catch(() => null);
  return say(words?.cart ?? {}, message, params, otherwise);
}
