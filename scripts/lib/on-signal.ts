const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `close` once at the first Ctrl-C or request to end, then ends with this exit code; a second one ends at once.
 */
export function onSignal(close: () => Promise<void>, exitCode = 0): void {
  let closing = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      close().then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
    });
  }
}
