import { startPage } from './start';

void startPage();
