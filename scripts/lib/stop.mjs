/** A step that cannot go on, with the one line that tells the person what to do. */
export class Stop extends Error {}

/**
 * Runs a script: a Stop ends it with its line, anything else with what broke; the exit code is never 0 then.
 * @param {() => Promise<void>} main
 */
export async function script(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `✗ ${error.message}` : `✗ Falló algo inesperado: ${error instanceof Error ? error.message : error}`);
    if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
    process.exit(1);
  }
}
