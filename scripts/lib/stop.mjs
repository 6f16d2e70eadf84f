/** A step that cannot go on, with the one line that tells the person what to do. */
export class Stop extends Error {}

const ASKS_FOR_HELP = ['--help', '-h'];

/**
 * Runs a script: a Stop ends it with its line, anything else with what broke; the exit code is never 0 then. Whoever
 * asks for help gets `help` and nothing is run; a command without one answers by itself.
 * @param {() => Promise<void>} main
 * @param {string} [help]
 */
export async function script(main, help) {
  if (help && process.argv.slice(2).some((argument) => ASKS_FOR_HELP.includes(argument))) {
    console.log(help);
    return;
  }
  try {
    await main();
  } catch (error) {
    console.error(
      error instanceof Stop
        ? `✗ ${error.message}`
        : `✗ Falló algo inesperado: ${error instanceof Error ? error.message : error}`,
    );
    if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
    process.exit(1);
  }
}
