import { wordsOf } from 'virtual:cart-words';
import type { Notice } from '../../domain/cart/cart';
import { say } from './say';

let brought: Promise<Record<string, string>> | null = null;

/** Message key → text; none where they do not come. */
function cartWords(): Promise<Record<string, string>> {
  brought ??= wordsOf(document.body.dataset.locale ?? 'es-MX').catch(() => {
    brought = null;
    return {};
  });
  return brought;
}

/** A message of the cart in words, which are asked for when there is something to say; `otherwise` where they do not come. */
export const cartSays = async (
  { message, params }: Pick<Notice, 'message' | 'params'>,
  otherwise: string,
): Promise<string> => say(await cartWords(), message, params, otherwise);
