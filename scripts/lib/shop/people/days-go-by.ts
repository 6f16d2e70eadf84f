import { runStep } from '../../command.ts';
import { at } from '../../paths.mjs';
import type { Context } from './context.ts';

/** So many days go by: an order, or a request about personal data, becomes that much older, and the shop looks at the time. */
export async function daysGoBy(
  { shop }: Context,
  moved: 'order' | 'request',
  number: string,
  days: number,
): Promise<void> {
  const args = ['--no-warnings', at('scripts/lib/shop/people/move-back.ts'), shop.state, moved, number, String(days)];
  await runStep({ name: 'move-back', title: 'hacer más viejo algo de la demostración', args });
  await shop.tick();
}
