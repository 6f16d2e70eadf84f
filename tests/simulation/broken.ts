/** A rule of the cart that does not hold. */
export class Broken extends Error {
  readonly rule: string;
  constructor(rule: string, detail: string) {
    super(`${rule}: ${detail}`);
    this.rule = rule;
  }
}
