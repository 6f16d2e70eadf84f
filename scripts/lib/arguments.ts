import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Stop } from './stop.mjs';

/** The options and words of a command. Throws a Stop with `usage` where one is unknown or lacks its value. */
export function argumentsOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}. ${usage}`);
  }
}
