import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'waku/config';
import { browserAssets } from './scripts/lib/browser-assets.ts';
import { pageStyles } from './scripts/lib/page-styles-plugin.ts';
import { PIECES } from './scripts/lib/worker-pieces.ts';

const platform = 'neutral' as const;

export default defineConfig({
  vite: {
    define: { __FAILPOINTS__: 'false' },
    environments: {
      rsc: {
        optimizeDeps: { include: ['hono/tiny', 'hono/body-limit'] },
        build: {
          minify: true,
          rolldownOptions: {
            platform,
            input: { index: './workers/index.ts' },
            output: { codeSplitting: { groups: PIECES } },
          },
        },
      },
      ssr: {
        optimizeDeps: { include: ['waku > rsc-html-stream/server'] },
        build: { minify: true, rolldownOptions: { platform } },
      },
    },
    plugins: [
      browserAssets(),
      pageStyles(),
      cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] }, inspectorPort: false }),
    ],
  },
});
