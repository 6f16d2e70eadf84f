import type { Shown } from '../agent.ts';
import { PLACES } from '../places.ts';
import { readings } from '../reading.ts';
import { visit } from '../stage.ts';
import type { Tab } from '../tab.ts';
import type { Group } from './group.ts';

const MOST_MS = 150;
const SEEN = 'variant';
const FORMS = ['ours', 'bare'] as const;

/** Says which part of what should be seen is not there. */
function different(wanted: Shown, found: Shown): string {
  const names = (Object.keys(wanted) as (keyof Shown)[]).filter((name) => wanted[name] !== found[name]);
  return names.length > 0 ? `: the ${names.join(', ')} did not change` : '';
}

/** Chooses another variant with a finger and answers what came of it. */
async function choose(tab: Tab, wanted: Shown): Promise<{ ms: number; note?: string }> {
  const option = await tab.middle(PLACES.option);
  await tab.watch([{ id: 'product', kind: 'product', product: wanted }]);
  const before = await tab.evaluate<number>('performance.timeOrigin');
  const tapped = await tab.tap(option);
  const seen = await tab.seen('product').catch(async (error: Error) => {
    throw new Error(`${error.message}${different(wanted, await tab.ask('shown'))}`);
  });
  return { ms: seen.at - tapped, ...(seen.document === before ? {} : { note: 'new document' }) };
}

/** Another variant on a page that has come to rest, until all of it is seen. */
export const variant: Group = {
  name: 'variant',
  title: 'A variant is chosen, page at rest, 562 ms a request, CPU 4×',
  figures: [{ id: SEEN, title: 'variant chosen → price, picture, stock and address, ms', limit: { most: MOST_MS } }],
  async measure(stage) {
    const all = [];
    for (const form of FORMS) {
      const step = readings(form, [SEEN], async (found) => {
        const wanted = await visit(
          stage,
          form,
          async (tab) => {
            await tab.go(stage.pages.product);
            await tab.rest();
            const href = await tab.evaluate<string | null>(
              `document.querySelector(${JSON.stringify(PLACES.option)})?.getAttribute('href') ?? null`,
            );
            if (!href) throw new Error('the product has no other variant');
            await tab.go(href);
            await tab.rest();
            return tab.ask('shown');
          },
          { line: null },
        );
        await visit(stage, form, async (tab) => {
          await tab.go(stage.pages.product);
          await tab.rest();
          const { ms, note } = await choose(tab, wanted);
          found(SEEN, ms, note);
        });
      });
      all.push(...(await step));
    }
    return all;
  },
};
