import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'sqlite', schema: './workers/adapters/embedded/schema/index.ts', out: './migrations' });
