/** Something to do that keeps so many places of the machine busy. */
export interface Job<T> {
  places: number;
  run(): Promise<T>;
}

/**
 * Does jobs, as many at once as there are places, and answers what they came to in their order. They begin in their
 * order too: one that needs more places than are free is waited for, and one that needs more than there are has them
 * all. The first that fails ends the wait; none begins after it.
 */
export function inPlaces<T>(jobs: readonly Job<T>[], places: number): Promise<T[]> {
  const results: T[] = [];
  let free = places;
  let next = 0;
  let left = jobs.length;
  return new Promise((resolve, reject) => {
    const begin = (): void => {
      if (left === 0) resolve(results);
      for (let job = jobs[next]; job && Math.min(job.places, places) <= free; job = jobs[next]) {
        const [number, taken] = [next, Math.min(job.places, places)];
        next += 1;
        free -= taken;
        job.run().then(
          (result) => {
            results[number] = result;
            free += taken;
            left -= 1;
            begin();
          },
          (error: unknown) => {
            next = jobs.length;
            reject(error);
          },
        );
      }
    };
    begin();
  });
}
