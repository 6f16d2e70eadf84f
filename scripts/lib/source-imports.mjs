// The project's own modules name each other without file extension, and folders by their index, which its bundler
// resolves; Node is told to do the same.
import { registerHooks } from 'node:module';

/** What Node says of a file without its extension, and of a folder; with what each is completed. */
const COMPLETIONS = { ERR_MODULE_NOT_FOUND: '.ts', ERR_UNSUPPORTED_DIR_IMPORT: '/index.ts' };

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      const completion = COMPLETIONS[error?.code];
      if (completion === undefined || !specifier.startsWith('.')) throw error;
      return next(`${specifier}${completion}`, context);
    }
  },
});
