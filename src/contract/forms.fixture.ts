import { AREAS, type Area } from './areas';
import type { FormDefinition } from './form';

/** Every form of the shop. */
export const FORMS: FormDefinition[] = Object.values<Area>(AREAS).flatMap(({ forms = {} }) => Object.values(forms));
