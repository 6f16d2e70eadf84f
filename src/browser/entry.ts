import { followPlaceBelow } from './follow-place-below';
import { answerNextPage } from './next-page/next-page';
import { PLACE_FOLLOWS } from './place-in-header';
import { reactWanted } from './react-wanted';
import { beginUntouched } from './untouched';

async function start(): Promise<void> {
  if (document.documentElement.hasAttribute(PLACE_FOLLOWS)) followPlaceBelow();
  answerNextPage();
  const [touched] = await Promise.all([reactWanted(), beginUntouched()]);
  const { startPage } = await import('./start');
  await startPage(touched);
}

/** Without its pieces the page goes on as forms and links. */
start().catch((error) => {
  console.warn('components not started', error);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) island.isAwake = false;
});
