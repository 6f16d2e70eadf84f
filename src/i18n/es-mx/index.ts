import { buying } from './buying';
import { messages } from './messages';
import { shop } from './shop';
import { shopWindow } from './window';

/** The words of the shop in Mexico; its keys are the keys of every dictionary. */
export const esMX = { ...messages, ...shop, ...buying, ...shopWindow };
