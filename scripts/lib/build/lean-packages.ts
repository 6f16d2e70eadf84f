import type { Plugin } from 'vite';
import { type Edit, edited, type Node, nodesOf } from './edits.ts';
import { mustMake } from './must-make.ts';

const JSON_SCHEMA = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
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

const EXPORTS = /^Export(?:All|Default|Named)Declaration$/;

/** The names a part of a module exports. Throws where they stand in another module. */
function exportedBy({ type, source, declaration, specifiers }: Node): string[] {
  if (type !== 'ExportNamedDeclaration' || source) throw new Error('the writer of JSON Schema exports otherwise');
  const { id, declarations } = (declaration ?? {}) as Record<string, unknown>;
  const declared = (declarations as { id: Node }[] | undefined)?.map((one) => one.id) ?? (id ? [id as Node] : []);
  const listed = (specifiers as { exported: Node }[]).map(({ exported }) => exported);
  return [...declared, ...listed].map(({ name }) => String(name));
}

/** A module whose functions all do nothing, named as those of `code`. Throws where it exports in another way. */
export function idle(code: string): string {
  const names = [...nodesOf(code)]
    .filter(({ type }) => EXPORTS.test(type))
    .sort((one, other) => one.start - other.start)
    .flatMap(exportedBy);
  if (names.length === 0) throw new Error('the writer of JSON Schema is not where it was');
  return names.map((name) => `export const ${name} = () => {};`).join('\n');
}

const nameOf = (member: Node): string => String((member.key as Node).name);

/** What the members of a class that are kept ask of the class itself. */
const askedOf = (code: string, kept: readonly Node[]): string[] =>
  [...nodesOf(code)]
    .filter(
      ({ type, object, start, end }) =>
        type === 'MemberExpression' &&
        (object as Node).type === 'ThisExpression' &&
        kept.some((member) => member.start <= start && end <= member.end),
    )
    .map(({ property }) => String((property as Node).name));

/**
 * The module of Upstash's client, with the commands that are asked for alone. Throws where the class is not found, or
 * does not have, in what is kept, all that is asked of it.
 */
export function withFewCommands(code: string): string {
  const found = [...nodesOf(code)].find(
    ({ type, id, init }) =>
      type === 'VariableDeclarator' &&
      (id as Node).name === 'Redis' &&
      (init as Node | null)?.type === 'ClassExpression',
  );
  if (!found) throw new Error('the class Redis of Upstash is not where it was');
  const members = ((found.init as Node).body as Node).body as Node[];
  const kept = members.filter((member) => NEEDED.has(nameOf(member)));
  const names = new Set(kept.map(nameOf));
  const absent = [...NEEDED, ...askedOf(code, kept)].filter((name) => !names.has(name));
  if (absent.length > 0) throw new Error(`the class Redis of Upstash is without ${absent.join(', ')}`);
  const edits = members
    .filter((member) => !kept.includes(member))
    .map(({ start, end }): Edit => ({ start, end, text: '' }));
  return edited(code, edits);
}

const EDITS = ['json-schema-processors', 'to-json-schema', 'commands of Redis'] as const;

/**
 * Vite plugin: leaves out of packages what the Worker never asks of them and a bundler cannot know of: every command of
 * Redis but two, and the writing of schemas as JSON Schema, which the build does (texts-beside.ts).
 */
export function leanPackages(): Plugin {
  const { made, hooks } = mustMake<string>(() => EDITS);
  return {
    name: 'shop:lean-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'rsc',
    ...hooks,
    transform(code, id) {
      const [, writer] = JSON_SCHEMA.exec(id) ?? [];
      if (writer === undefined && !REDIS.test(id)) return null;
      // Read through for which modules there are, a module is bare of all but its imports.
      if (!this.environment.config.build.write) return null;
      made(this.environment.name, writer ?? 'commands of Redis');
      return { code: writer === undefined ? withFewCommands(code) : idle(code), map: null };
    },
  };
}
