import { contentHandlers } from '../api/content';
import { defineArea } from './define-area';
import { readOfEngine } from './engine';

export const content = defineArea('content', {
  ports: { content: readOfEngine('content') },
  calls: contentHandlers,
  retention: 'nothing ages',
});
