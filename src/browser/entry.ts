import { answerNextPage } from './next-page/next-page';
import { PLACE_FOLLOWS } from './place-in-header';
import { reactWanted } from './react-wanted';
import { beginUntouched } from './untouched';

/** Without it the header goes on to name the place that was known as the page was opened, and the box of delivery asks. */
async function followPlace(): Promise<void> {
  if (!document.documentElement.hasAttribute(PLACE_FOLLOWS)) return;
  const module = await import('./follow-place-below').catch(() => null);
  module?.followPlaceBelow();
}

async function start(): Promise<void> {
  void followPlace();
  answerNextPage();
  beginUntouched();
  const touched = await reactWanted();
  const { startPage } = await import('./start');
  await startPage(touched);
}

/** Without its pieces the page goes on as forms and links. */
start().catch((error) => {
  console.warn('components not started', error);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) island.isAwake = false;
});
