import { expect, test } from 'vitest';
import { translator } from '../../../i18n';
import { actionText, changesLine } from './audit-texts';

const t = translator('es-MX');

test('what is on record of a look at a customer, of an invoice and of a coupon is said in words', () => {
  const after = { look: 'call', checks: 'name, email' };
  expect(changesLine(t, { before: null, after })).toBe(
    'Motivo de la consulta: Llamada del cliente · Comprobó: Nombre completo, Correo de la cuenta',
  );
  expect(changesLine(t, { before: { state: 'open' }, after: { state: 'answered' } })).toBe(
    'Estado: Por hacer → Hechas',
  );
  expect(changesLine(t, { before: null, after: { granted: true } })).toBe('Procede: Sí');
  expect(changesLine(t, { before: null, after: { what: 'closing' } })).toBe('Qué ha pasado: Cuenta cerrada');
  expect(changesLine(t, { before: null, after: { kind: 'fixed' } })).toContain('Monto en pesos');
});

test('an order that is picked up is called on record what it is called in its list: ready, never sent', () => {
  const delivered = { before: { status: 'sent' }, after: { status: 'complete' } };
  expect(changesLine(t, { ...delivered, isPickup: true })).toBe('Estado: Listo para recoger → Entregado');
  expect(changesLine(t, delivered)).toBe('Estado: Enviado → Entregado');
  expect(t(actionText({ action: 'send', isPickup: true }))).toBe('Listo para recoger');
  expect(t(actionText({ action: 'send' }))).toBe('Enviado');
});
