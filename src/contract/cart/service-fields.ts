import type { FieldProblem } from '../../domain/result';
import { MAX_LENGTH, plainText, RULES } from '../../domain/validation';

/** Most services one product may be added with. */
export const MOST_SERVICES = 10;

const FIELD = /^servicio-\d{1,2}$/;

/** Name of the field of a service by its place on the page, from 1; its value is the service's sku. */
export const serviceField = (place: number): string => `servicio-${place}`;

/** Skus of the services that a form adds beside its product, each once; or what of it cannot be read. */
export function servicesOfForm(sent: Record<string, string>): { skus: string[]; errors: FieldProblem[] } {
  const fields = Object.entries(sent).flatMap(([field, value]) =>
    FIELD.test(field) && value.trim() !== '' ? [{ field, sku: value.trim() }] : [],
  );
  const errors = fields
    .filter(({ sku }, index) => index >= MOST_SERVICES || !plainText(sku, MAX_LENGTH.sku))
    .map(({ field }) => ({ field, rule: 'text', message: RULES.text }));
  return { skus: [...new Set(fields.map(({ sku }) => sku))], errors };
}
