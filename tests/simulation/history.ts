import { Broken } from './broken';
import type { Front } from './goods';
import { OPERATIONS, type Step, type StepName } from './operations';
import type { Platform } from './platform/platform';
import { type Draws, drawsOf } from './seed';
import { World } from './world';

/** What happens, in its order, and who sells. */
export interface History {
  front: Front;
  steps: Step[];
}

export interface Played {
  /** The rule that did not hold, and how; null when all did. */
  broken: Broken | null;
  trace: string[];
}

export type OpenPlatform = (front: Front) => Promise<Platform>;

const NAMES = Object.keys(OPERATIONS) as StepName[];

function drawStep(draws: Draws, names: readonly StepName[]): Step {
  const weights = names.map((name) => OPERATIONS[name].weight);
  let ticket = draws.below(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => {
    ticket -= weight;
    return ticket < 0;
  });
  const name = names[index] as StepName;
  return { do: name, ...OPERATIONS[name].draw(draws) } as Step;
}

/** The history of a seed. */
export function historyOf(seed: number, length: number, front: Front): History {
  const draws = drawsOf(seed);
  const names = NAMES.filter((name) => (OPERATIONS[name].front ?? front) === front);
  return { front, steps: Array.from({ length }, () => drawStep(draws, names)) };
}

/** Plays a history to its end, when everything has to be quiet and agreed, or to the first rule that does not hold. */
export async function play({ front, steps }: History, open: OpenPlatform): Promise<Played> {
  const platform = await open(front);
  const world = new World(platform);
  try {
    for (const { do: name, ...data } of steps)
      await (OPERATIONS[name].run as (world: World, data: object) => Promise<void> | void)(world, data);
    await world.quiet();
    return { broken: null, trace: world.trace };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { broken: error, trace: world.trace };
  } finally {
    await platform.close();
  }
}
