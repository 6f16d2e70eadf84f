import { reactWanted } from './react-wanted';

/** Without its pieces the page goes on as forms and links. */
const start = async (): Promise<void> => {
  await reactWanted();
  const { startPage } = await import('./start');
  await startPage();
};

start().catch((error) => console.warn('components not started', error));
