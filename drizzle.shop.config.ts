import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './workers/adapters/embedded/schema/shop/!(index).ts',
  out: './migrations/shop',
});
