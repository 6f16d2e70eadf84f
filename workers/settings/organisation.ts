import { has, type Setting, type Variables } from './setting';

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/;

const domainsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean);

export const ORGANISATION_DOMAINS = {
  name: 'ORGANISATION_DOMAINS',
  kind: 'variable',
  shape: 'text',
  about: 'Domains of the retailer’s own e-mail, separated by commas; nobody signs up with an e-mail of theirs.',
  without: 'an account may have any e-mail',
  example: 'tianguis.example',
  isTakenByStart: true,
  check: has('ORGANISATION_DOMAINS', (text) => domainsOf(text).every((domain) => DOMAIN.test(domain)), 'no domain'),
} as const satisfies Setting;

/** Whether an e-mail is of the organisation itself (VALID-045), also of a part of its domain. */
export function isOfOrganisation({ ORGANISATION_DOMAINS: text }: Variables<'ORGANISATION_DOMAINS'>, email: string) {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return domainsOf(text ?? '').some((own) => domain === own || domain.endsWith(`.${own}`));
}
