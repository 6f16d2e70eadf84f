import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { madeOnce } from '../made-once';

/**
 * The tests' Workers serve no pages: what the build of the browser's code would list is the list that tests of the
 * Worker use.
 */
const BROWSER_ASSETS = fileURLToPath(new URL('../fakes/browser-assets.ts', import.meta.url));
/** What these tests ask for is not what a hash costs. */
const SCRYPT = fileURLToPath(new URL('../fakes/cheap-scrypt.ts', import.meta.url));

/**
 * The Worker that a wrangler.toml of the tests describes, built as the shop's is but with its failpoints; answers the
 * configuration beside it.
 */
export async function builtFor(config: URL): Promise<string> {
  const configPath = fileURLToPath(config);
  const folder = await madeOnce(`built-${basename(dirname(configPath))}`, async (outDir) => {
    const [{ cloudflare }, { createBuilder }] = await Promise.all([import('@cloudflare/vite-plugin'), import('vite')]);
    const builder = await createBuilder({
      configFile: false,
      root: dirname(configPath),
      publicDir: false,
      logLevel: 'error',
      define: { __FAILPOINTS__: 'true' },
      resolve: {
        alias: [
          { find: 'virtual:browser-assets', replacement: BROWSER_ASSETS },
          { find: /^\.\/scrypt$/, replacement: SCRYPT },
        ],
      },
      plugins: [
        cloudflare({ configPath, inspectorPort: false, persistState: false, viteEnvironment: { name: 'worker' } }),
      ],
      build: { outDir, minify: false },
    });
    await builder.buildApp();
  });
  return join(folder, 'worker', 'wrangler.json');
}
