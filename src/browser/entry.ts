import { reactWanted } from './react-wanted';

void reactWanted().then(async () => {
  const { startPage } = await import('./start');
  await startPage();
});
