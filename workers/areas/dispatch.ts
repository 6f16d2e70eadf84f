import { dispatchForms } from '../forms/dispatch';
import { defineArea } from './define-area';

export const dispatch = defineArea('dispatch', {
  ports: {},
  calls: {},
  forms: dispatchForms,
  retention: 'nothing ages',
});
