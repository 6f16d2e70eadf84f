import './dev';
import { startPage } from './start';

if (import.meta.env.DEV) (await import('./follow-sources')).followSources();
void startPage();
