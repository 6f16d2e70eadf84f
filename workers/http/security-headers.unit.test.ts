import { expect, test } from 'vitest';
import { contentSecurityPolicy, secure } from './security-headers';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('a response without a policy of its own may run nothing', () => {
  const headers = new Headers();
  secure(headers);
  const policy = headers.get('content-security-policy') ?? '';
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('every response carries a year of HSTS, nosniff, a referrer policy and is not stored unless its class says so', () => {
  const headers = new Headers({ 'cache-control': 'private, max-age=0' });
  secure(headers);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('private, max-age=0');
  const bare = new Headers();
  secure(bare);
  expect(bare.get('cache-control')).toBe('no-store');
});

test('a page allows its inline scripts by hash, and none at large', () => {
  const shared = contentSecurityPolicy(["'sha256-abc='"], ['https://img.example'], ['https://pago.example/x?y']);
  expect(directive(shared, 'script-src')).toBe("script-src 'self' 'sha256-abc='");
  expect(directive(shared, 'img-src')).toBe("img-src 'self' data: https://img.example");
  expect(directive(shared, 'form-action')).toBe("form-action 'self' https://pago.example");
  expect(directive(contentSecurityPolicy([], [], []), 'script-src')).toBe("script-src 'self'");
});

test('a tag of the retailer may be loaded and talk to the origins that are named, and a page without one lets in nothing of it', () => {
  const tagged = contentSecurityPolicy([], [], [], null, {
    script: 'https://tag.example/gtm.js?id=1',
    hosts: ['https://medir.example'],
  });
  expect(['script-src', 'connect-src', 'img-src'].map((name) => directive(tagged, name))).toEqual([
    "script-src 'self' https://tag.example",
    "connect-src 'self' https://medir.example",
    "img-src 'self' data: https://medir.example",
  ]);
  expect(directive(contentSecurityPolicy([], [], []), 'connect-src')).toBe("connect-src 'self'");
});
