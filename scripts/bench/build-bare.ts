import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

const sourceOf = (name: string): string => fileURLToPath(new URL(`./bare/${name}`, import.meta.url));

/**
 * One module without imports of its own. `conditions` choose between React for server components and React for HTML.
 */
async function bundle(name: string, conditions: string[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions },
    ssr: { noExternal: true, target: 'webworker', resolve: { conditions } },
    build: {
      ssr: sourceOf(name),
      write: false,
      minify: true,
      target: 'esnext',
      rolldownOptions: { platform: 'neutral', external: /^node:/, output: { format: 'es' } },
    },
  })) as Rollup.RollupOutput;
  const [chunk, ...more] = built.output.filter((part) => part.type === 'chunk');
  if (!chunk || more.length > 0) throw new Error(`${name} did not become one module`);
  return chunk.code;
}

/** Modules of the Worker that renders a bare page of server components, by name, the main one first. */
export async function bareRscModules(): Promise<Record<string, string>> {
  const page = await bundle('page.tsx', ['react-server', 'workerd', 'module']);
  const html = await bundle('html.tsx', ['workerd', 'module']);
  return { 'rsc.mjs': bareModule('rsc.mjs'), 'page.mjs': page, 'html.mjs': html };
}

/** The one module of the Worker that hashes passwords. */
export const hashModule = (): Promise<string> => bundle('hash.ts', ['workerd', 'module']);

export type BareModule = 'fixed.mjs' | 'cached.mjs' | 'object.mjs' | 'reading-object.mjs' | 'rsc.mjs';

/** Source of a Worker that needs no building. */
export const bareModule = (name: BareModule): string => readFileSync(sourceOf(name), 'utf8');
