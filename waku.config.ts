import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'waku/config';
import { browserAssets } from './scripts/lib/browser-assets.ts';
import { pageStyles } from './scripts/lib/page-styles-plugin.ts';

const workerBuild = { rolldownOptions: { platform: 'neutral' as const } };

export default defineConfig({
  vite: {
    define: { __FAILPOINTS__: 'false' },
    environments: {
      rsc: {
        optimizeDeps: { include: ['hono/tiny'] },
        build: { rolldownOptions: { platform: 'neutral', input: { index: './workers/index.ts' } } },
      },
      ssr: { optimizeDeps: { include: ['waku > rsc-html-stream/server'] }, build: workerBuild },
    },
    plugins: [browserAssets(), pageStyles(), cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] }, inspectorPort: false })],
  },
});
