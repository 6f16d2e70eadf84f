import { buying } from './buying';
import { messages } from './messages';
import { shop } from './shop';
import { shopWindow } from './window';

export const de = { ...messages, ...shop, ...buying, ...shopWindow };
