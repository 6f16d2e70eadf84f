import { deskHandlers } from '../api/desk';
import { defineArea } from './define-area';

export const desk = defineArea('desk', { ports: {}, calls: deskHandlers, retention: 'nothing ages' });
