/**
 * A kind of records whose members are made when they are first read, once each, of what a record is given. The getters
 * stand once, in the prototype: a record costs one object, whatever it could be asked for. A spread of it has nothing
 * but what was read already: a record that differs in some members is made by `lazily` too.
 */
export function lazily<Made extends object, From>(
  names: readonly (keyof Made)[],
  make: <Name extends keyof Made>(name: Name, from: From) => Made[Name],
): (from: From) => Made {
  class Lazy {
    readonly #from: From;

    constructor(from: From) {
      this.#from = from;
    }

    static {
      for (const name of names)
        Object.defineProperty(Lazy.prototype, name, {
          configurable: true,
          get(this: Lazy) {
            const value = make(name, this.#from);
            Object.defineProperty(this, name, { value, enumerable: true });
            return value;
          },
        });
    }
  }
  return (from) => {
    const made: object = new Lazy(from);
    return made as Made;
  };
}
