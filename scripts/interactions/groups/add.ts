import { cartHolds } from '../cart.ts';
import { PLACES } from '../places.ts';
import { readings } from '../reading.ts';
import { visit } from '../stage.ts';
import type { Group } from './group.ts';

const MOST_MS = 150;
const ANSWER = 'add answer';
const COUNT = 'add count';
const SETTLED = 'add settled';
const FORMS = ['ours', 'bare'] as const;

/** An add on a page that has come to rest. Without script a page says that it was added; nothing counts. */
export const add: Group = {
  name: 'add',
  title: 'Add on a page at rest, 562 ms a request, CPU 4×',
  figures: [
    { id: ANSWER, title: 'add → first answer at button, count or notification, ms', limit: { most: MOST_MS } },
    { id: COUNT, title: 'add → the count says so, ms', limit: { most: MOST_MS } },
    { id: SETTLED, title: "add → in the shop's cart, ms" },
  ],
  async measure(stage) {
    const all = [];
    for (const form of FORMS) {
      const step = readings(form, form === 'ours' ? [ANSWER, COUNT, SETTLED] : [ANSWER, SETTLED], (found) =>
        visit(stage, form, async (tab) => {
          await tab.go(stage.pages.product);
          await tab.rest();
          const button = await tab.middle(PLACES.add);
          await tab.watch([
            { id: 'answer', kind: 'answer' },
            ...(form === 'ours' ? [{ id: 'count', kind: 'count' } as const] : []),
          ]);
          const tapped = await tab.tap(button);
          const settled = cartHolds(tab.context, stage.worker);
          settled.catch(() => undefined);
          found(ANSWER, (await tab.seen('answer')).at - tapped);
          if (form === 'ours') found(COUNT, (await tab.seen('count')).at - tapped);
          found(SETTLED, (await settled) - tapped);
        }),
      );
      all.push(...(await step));
    }
    return all;
  },
};
