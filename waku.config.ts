import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'waku/config';
import { browserAssets } from './scripts/lib/build/browser-assets.ts';
import { devEntries } from './scripts/lib/build/dev-entries.ts';
import { firstHtml } from './scripts/lib/build/first-html.ts';
import { laterWords } from './scripts/lib/build/later-words.ts';
import { leanPackages } from './scripts/lib/build/lean-packages.ts';
import { noFrameworkHtml } from './scripts/lib/build/no-framework-html.ts';
import { pageStyles } from './scripts/lib/build/page-styles-plugin.ts';
import { servedCalls } from './scripts/lib/build/served-calls.ts';
import { speculationRules } from './scripts/lib/build/speculation-rules.ts';
import { textsBeside } from './scripts/lib/build/texts-beside.ts';
import { workerGroups } from './scripts/lib/build/worker-pieces.ts';

const platform = 'neutral' as const;

export default defineConfig({
  vite: {
    define: { __FAILPOINTS__: 'false' },
    environments: {
      rsc: {
        optimizeDeps: { include: ['hono/tiny', 'hono/router/trie-router', 'hono/body-limit'] },
        build: {
          minify: true,
          rolldownOptions: {
            platform,
            input: { index: './workers/index.ts' },
            output: { codeSplitting: { groups: workerGroups() } },
          },
        },
      },
      ssr: {
        optimizeDeps: { include: ['waku > rsc-html-stream/server', 'react-dom/server'] },
        build: {
          minify: true,
          // Beside the framework's own entry: client components draw their first HTML in a bundle of their own.
          rolldownOptions: { platform, input: { islands: './workers/pages/islands.ssr.tsx' } },
        },
      },
    },
    plugins: [
      browserAssets(),
      pageStyles(),
      speculationRules(),
      laterWords(),
      noFrameworkHtml(),
      textsBeside(),
      firstHtml(),
      servedCalls(),
      leanPackages(),
      devEntries(),
      cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] }, inspectorPort: false }),
    ],
  },
});
