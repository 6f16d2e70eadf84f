import { begin } from './begin';

begin();
