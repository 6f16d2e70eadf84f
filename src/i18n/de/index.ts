import { buying } from './buying';
import { messages } from './messages';
import { shop } from './shop';

export const de = { ...messages, ...shop, ...buying };
