import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';
import { DESK_AREAS } from '../../../src/i18n/desk-areas.ts';
import { at } from '../paths.mjs';
import { mustMake } from './must-make.ts';

const TEXTS = at('scripts/lib/build/texts.ts');
/** What stands in such a text alone. */
const IN_TEXTS = new RegExp(`/src/i18n/(?:(?:de|it)/[\\w-]+|es-mx/(?:${DESK_AREAS.join('|')}))\\.ts$`);
/** What the build calls those. */
const WORDS = 'words of further languages and of the desk';
const MARK_LENGTH = 12;

/** A text as a file of the build, named by its content. */
interface TextFile {
  fileName: string;
  source: string;
}

export function textFile(source: string): TextFile {
  const mark = createHash('sha256').update(source).digest('hex').slice(0, MARK_LENGTH);
  return { fileName: `assets/text-${mark}.txt`, source };
}

/** The files of all texts, by the paths of their modules. */
async function filesNow(): Promise<Map<string, TextFile>> {
  const { module } = await runnerImport<typeof import('./texts.ts')>(TEXTS, { configFile: false, logLevel: 'error' });
  const texts = Object.entries(module.TEXTS).map(async ([path, text]) => [at(path), textFile(await text())] as const);
  return new Map(await Promise.all(texts));
}

/** What stands for a module in the Worker, which the build runs in Node too: its file is asked for when the text is. */
export const askedFor = (fileName: string): string => `export async function text() {
  const { env } = await import('cloudflare:workers');
  const answer = await env.ASSETS.fetch('https://assets.internal/${fileName}');
  if (!answer.ok) throw new Error('${fileName} answered ' + answer.status);
  return answer.text();
}
`;

/**
 * Vite plugin: texts that few requests need stand beside the Worker, among the files of the build, instead of in its
 * scripts. While developing their modules make them.
 */
export function textsBeside(): Plugin {
  let read: ReturnType<typeof filesNow> | null = null;
  let known: string[] = [];
  const files = async () => {
    read ??= filesNow();
    const all = await read;
    known = [...all.keys(), WORDS];
    return all;
  };
  const { made, hooks } = mustMake((environment) => (environment === 'rsc' ? known : []));
  return {
    name: 'shop:texts-beside',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    async load(id) {
      if (this.environment.name !== 'rsc' || id.includes('node_modules')) return null;
      const file = (await files()).get(id);
      if (!file && !IN_TEXTS.test(id)) return null;
      made('rsc', file ? id : WORDS);
      return file ? askedFor(file.fileName) : 'export const words = {};';
    },
    buildStart: hooks.buildStart,
    async generateBundle() {
      hooks.generateBundle.call(this);
      if (this.environment.name !== 'client') return;
      for (const file of (await files()).values()) this.emitFile({ type: 'asset', ...file });
    },
  };
}
