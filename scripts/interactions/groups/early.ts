import { cartHolds } from '../cart.ts';
import { readings } from '../reading.ts';
import { visit } from '../stage.ts';
import type { Group } from './group.ts';

const MOST_MS = 1_000;
const SEEN = 'early seen';
const SETTLED = 'early settled';
const FORMS = ['ours', 'bare'] as const;

/** A tap on the button that buys as soon as it is painted. */
export const early: Group = {
  name: 'early',
  title: 'Early tap on «Agregar», first visit, 562 ms a request, CPU 4×',
  figures: [
    { id: SEEN, title: 'early tap → the count (without script a notice) says so, ms', limit: { most: MOST_MS } },
    { id: SETTLED, title: "early tap → in the shop's cart, ms", limit: { most: MOST_MS } },
  ],
  async measure(stage) {
    const rounds = [];
    for (const form of FORMS) {
      const step = readings(form, [SEEN, SETTLED], (found) =>
        visit(
          stage,
          form,
          async (tab) => {
            await tab.go(stage.pages.product);
            const button = await tab.seen('button');
            const tapped = await tab.tap(button);
            const [settled, seen] = await Promise.allSettled([cartHolds(tab.context, stage.worker), tab.seen('seen')]);
            if (settled.status === 'fulfilled') found(SETTLED, settled.value - tapped);
            if (seen.status === 'rejected') throw seen.reason;
            found(SEEN, seen.value.at - tapped, seen.value.document === button.document ? undefined : 'another page');
            if (settled.status === 'rejected') throw settled.reason;
          },
          {
            first: [
              { id: 'button', kind: 'button' },
              { id: 'seen', kind: form === 'ours' ? 'count' : 'answer' },
            ],
          },
        ),
      );
      rounds.push(...(await step));
    }
    return rounds;
  },
};
