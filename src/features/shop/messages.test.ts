import { expect, test } from 'vitest';
import { AREAS, type Area } from '../../contract/areas';
import { CATALOGUE_MESSAGES } from '../../contract/catalogue/messages';
import { CONTENT_MESSAGES } from '../../contract/content';
import { IMPORT_MESSAGES } from '../../contract/import';
import { MESSAGES as CONTRACT } from '../../contract/messages';
import { PAYMENTS_MESSAGES } from '../../contract/payments-forms';
import { URL_MESSAGES } from '../../contract/url';
import { RULES } from '../../domain/validation';
import { translator } from '../../i18n';
import { dictionaryOf } from '../../i18n/dictionaries';

/** Answers to programs that build their own requests; no page of ours can cause them. */
const TO_PROGRAMS: string[] = [
  CATALOGUE_MESSAGES.indexUnknown,
  CATALOGUE_MESSAGES.searchKeyMissing,
  CATALOGUE_MESSAGES.searchFormat,
  CATALOGUE_MESSAGES.searchCost,
  CONTENT_MESSAGES.empty,
  URL_MESSAGES.urlMissing,
  CONTRACT.unauthorised,
  CONTRACT.serviceUnauthorised,
  CONTRACT.malformedJson,
  CONTRACT.jsonType,
  CONTRACT.formType,
  CONTRACT.tooBig,
  CONTRACT.methodNotAllowed,
  CONTRACT.failed,
  IMPORT_MESSAGES.importUnknown,
  PAYMENTS_MESSAGES.wrongSignature,
];

const MESSAGES: Record<string, string>[] = [
  CONTRACT,
  RULES,
  ...Object.values<Area>(AREAS).map(({ messages }) => messages),
];

test('every message a shopper can meet has its words in Spanish', () => {
  const keys = MESSAGES.flatMap((messages) => Object.values(messages)).filter((key) => !TO_PROGRAMS.includes(key));
  expect(keys.filter((key) => !Object.hasOwn(dictionaryOf('es-MX'), key))).toEqual([]);
});

test('the words that the specification fixes are the ones on screen', () => {
  const t = translator('es-MX');
  expect([
    t('Add to cart'),
    t('Proceed to checkout'),
    t('Place order'),
    t('Load more'),
    t('Reset filters'),
    t('Sort by'),
  ]).toEqual([
    'Agregar al carrito',
    'Proceder al pago',
    'Realizar pedido',
    'Ver más',
    'Limpiar filtros',
    'Ordenar por',
  ]);
});

test('notifications of the cart have their words', () => {
  const t = translator('es-MX');
  expect(t.message('Product has been added to the cart!')).toBe('¡El producto se agregó al carrito!');
  expect(t.message('The product is out of stock and cannot be added to the cart!')).toContain('agotado');
  expect(t.message('Product price is unknown, product cannot be added to the cart!')).toContain('precio');
  expect(t.message('The requested qty is not available')).toBe('La cantidad solicitada no está disponible');
  expect(t.message("The coupon code isn't valid")).toBe(
    'Ese cupón no existe o no vale aquí. Revisa cómo está escrito.',
  );
  expect(t.message('The product is out of stock and must be removed to continue')).toContain('quítalo');
});
