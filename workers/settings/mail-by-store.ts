import { z } from 'zod';
import { isEmail } from '../../src/domain/validation';
import { jsonSetting } from './setting';

/** A setting that names an e-mail of the retailer for some store views, by their codes. */
export const mailByStore = (name: string, example: string) =>
  jsonSetting(name, () => z.record(z.string(), z.string().refine(isEmail, 'no e-mail')), example);
