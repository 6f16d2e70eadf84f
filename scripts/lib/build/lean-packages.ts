import type { Plugin } from 'vite';
import { type Edit, edited, type Node, nodesOf } from './edits.ts';

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const REDIS = /\/@upstash\/redis\/chunk-[^/]+\.mjs$/;

/** What of Upstash's client is asked for: the commands of workers/adapters/upstash, and what its constructor needs. */
export const COMMANDS = ['eval', 'del'];
const NEEDED = new Set([
  ...COMMANDS,
  'constructor',
  'addTelemetry',
  'client',
  'opts',
  'enableTelemetry',
  'enableAutoPipelining',
]);

/** A module whose functions all do nothing, named as those of `code`. */
export const idle = (code: string): string =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => {};`)
    .join('\n');

/** The module of Upstash's client, with the commands that are asked for alone. */
export function withFewCommands(code: string): string {
  const edits: Edit[] = [];
  for (const { type, id, init } of nodesOf(code)) {
    if (type !== 'VariableDeclarator' || (id as Node).name !== 'Redis') continue;
    for (const { start, end, key } of ((init as Node).body as Node).body as Node[])
      if (!NEEDED.has(String((key as Node).name))) edits.push({ start, end, text: '' });
  }
  if (edits.length === 0) throw new Error('the class Redis of Upstash is not where it was');
  return edited(code, edits);
}

/**
 * Vite plugin: leaves out of packages what the Worker never asks of them and a bundler cannot know of: every command of
 * Redis but two, and the writing of schemas as JSON Schema, which the build does (texts-beside.ts).
 */
export function leanPackages(): Plugin {
  return {
    name: 'shop:lean-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'rsc',
    transform(code, id) {
      if (JSON_SCHEMA.test(id)) return { code: idle(code), map: null };
      return REDIS.test(id) ? { code: withFewCommands(code), map: null } : null;
    },
  };
}
