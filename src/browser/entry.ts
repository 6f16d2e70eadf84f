import { reactWanted } from './react-wanted';
import { beginUntouched } from './untouched';

/** Without its pieces the page goes on as forms and links. */
async function start(): Promise<void> {
  beginUntouched();
  const touched = await reactWanted();
  const { startPage } = await import('./start');
  await startPage(touched);
}

start().catch((error) => console.warn('components not started', error));
