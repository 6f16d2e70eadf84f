import { z } from 'zod';
import type { ExternalLinks } from '../../src/commerce/external-links';
import { jsonSetting, type Setting, type Variables } from './setting';

const links = () => {
  const address = z.url({ protocol: /^https$/ }).optional();
  return z.strictObject({
    proofOfPurchase: address,
    billing: address,
    accountStatement: address,
    jobBoard: address,
    chat: address,
  });
};

const EXAMPLE = '{"store code": {"proofOfPurchase", "billing", "accountStatement", "jobBoard", "chat": "https://…"}}';

const settings = jsonSetting('EXTERNAL_LINKS', () => z.record(z.string(), links()), EXAMPLE);

export const EXTERNAL_LINKS = {
  name: 'EXTERNAL_LINKS',
  kind: 'variable',
  shape: 'JSON by store view',
  about: 'Pages that a retailer has elsewhere (https), led to from the foot of every page.',
  without: 'no such links',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/** Pages that a store view's retailer has elsewhere; throws where the variable cannot be read. */
export const externalLinksOf = ({ EXTERNAL_LINKS }: Variables<'EXTERNAL_LINKS'>, storeCode: string): ExternalLinks =>
  settings(EXTERNAL_LINKS)[storeCode] ?? {};
