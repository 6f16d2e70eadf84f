import { buying } from './buying';
import { messages } from './messages';
import { shop } from './shop';

export const it = { ...messages, ...shop, ...buying };
