import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './workers/adapters/embedded/schema/catalogue/!(index).ts',
  out: './migrations/catalogue',
});
