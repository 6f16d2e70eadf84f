import { browserForm } from '../browser-form';
import { REVIEW } from './forms';

export const reviewForm = browserForm(REVIEW);
