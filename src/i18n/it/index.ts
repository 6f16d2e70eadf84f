import { buying } from './buying';
import { messages } from './messages';
import { shop } from './shop';
import { shopWindow } from './window';

export const it = { ...messages, ...shop, ...buying, ...shopWindow };
