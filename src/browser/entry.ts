import { answerNextPage } from './next-page/next-page';
import { reactWanted } from './react-wanted';
import { beginUntouched } from './untouched';

async function start(): Promise<void> {
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
