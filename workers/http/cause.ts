/** What an exception was thrown for in the first place: query builders wrap what the database said. */
export const firstCause = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? firstCause(error.cause) : error;
