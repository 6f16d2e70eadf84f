import { z } from 'zod';
import type { ExternalLinks } from '../src/commerce/external-links';
import type { Env } from './env';
import { jsonSetting } from './json-setting';

const address = z.url({ protocol: /^https$/ }).optional();
const links = z.strictObject({
  proofOfPurchase: address,
  billing: address,
  accountStatement: address,
  jobBoard: address,
  chat: address,
});

const settings = jsonSetting(
  'EXTERNAL_LINKS',
  z.record(z.string(), links),
  '{"store code": {"proofOfPurchase", "billing", "accountStatement", "jobBoard", "chat": "https://…"}}',
);

/** Pages that a store view's retailer has elsewhere; throws where the variable cannot be read. */
export const externalLinksOf = ({ EXTERNAL_LINKS }: Pick<Env, 'EXTERNAL_LINKS'>, storeCode: string): ExternalLinks =>
  settings(EXTERNAL_LINKS)[storeCode] ?? {};
