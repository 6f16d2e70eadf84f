/**
 * A record whose members are made when they are first read, once each. A spread of it reads, and so makes, all of them:
 * another record of the same names is made from it by `lazily` again.
 */
export function lazily<Made extends object>(
  names: readonly (keyof Made)[],
  make: <Name extends keyof Made>(name: Name) => Made[Name],
): Made {
  const made: Partial<Made> = {};
  for (const name of names)
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make(name);
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  return made as Made;
}
