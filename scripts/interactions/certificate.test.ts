import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSigned } from './certificate';

test('the certificate is for localhost, holds today and is signed by its own key', () => {
  const { key, cert } = selfSigned();
  const read = new X509Certificate(cert);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkHost('tienda.example')).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(read.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now());
});
