import { startPage } from './start';

if (import.meta.env.DEV) await import('./dev');
void startPage();
