/** An error as the family sends it: `result` in one of its four forms. */
export class Refusal extends Error {
  readonly code: number;
  readonly result: unknown;
  constructor(code: number, result: unknown) {
    super(typeof result === 'string' ? result : 'refused');
    this.code = code;
    this.result = result;
  }
}
