/** How long a test looks again for what is to come. Running out of it is no assertion: it is long on any machine. */
export const PATIENCE_MS = 15_000;
