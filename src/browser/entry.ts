import { reactWanted } from './react-wanted';
import { beginUntouched } from './untouched';

beginUntouched();

void reactWanted().then(async () => {
  const { startPage } = await import('./start');
  await startPage();
});
