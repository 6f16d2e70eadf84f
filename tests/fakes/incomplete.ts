/** What whoever waits for a value, or writes it down, asks of anything. */
const ASKED_OF_ANYTHING: readonly (string | symbol)[] = ['then', 'toJSON'];

/** A fake of which only some members are there: to ask it for another throws, and says which. */
export const incomplete = <Whole extends object>(name: string, has: Partial<Whole>): Whole =>
  new Proxy(has as Whole, {
    get(target, member) {
      if (member in target) return Reflect.get(target, member);
      if (typeof member === 'symbol' || ASKED_OF_ANYTHING.includes(member)) return undefined;
      throw new Error(`this test's shop has no ${name}.${member}: give it one`);
    },
  });
