import { urlHandlers } from '../api/url';
import { defineArea } from './define-area';

export const url = defineArea('url', { ports: {}, calls: urlHandlers, retention: 'nothing ages' });
