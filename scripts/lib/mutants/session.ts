// A process of its own, so that it can be ended when a mutant hangs it: holds vitest open and runs tests against one
// mutant after the other.
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { ROOT } from '../paths.mjs';
import type { FromSession, TestFile, ToSession } from './messages.ts';

const CONFIG = new URL('./vitest.config.ts', import.meta.url).pathname;
const [projects, files, tests] = JSON.parse(process.argv[2] ?? '[]') as [string[], string[], string[]];
const tell = (message: FromSession): void => void process.send?.(message);

const vitest = await createVitest('test', {
  config: CONFIG,
  root: ROOT,
  watch: false,
  project: projects,
  reporters: [{}],
  passWithNoTests: true,
  // What reaches an area is found by reading what every test imports.
  ...(tests.length === 0 && { related: files.map((file) => join(ROOT, file)) }),
});
const specifications = await vitest.getRelevantTestSpecifications(tests);
const keyOf = ({ project, file }: TestFile): string => `${project} ${file}`;
const byKey = new Map(specifications.map((one) => [keyOf({ project: one.project.name, file: one.moduleId }), one]));

function firstErrorOf(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return (module.errors()[0] ?? test?.result().errors?.[0])?.message ?? 'failed';
}

async function run(mutant: number, tests: TestFile[], testMs?: number) {
  vitest.provide('mutant', mutant);
  vitest.config.bail = mutant < 0 ? 0 : 1;
  for (const project of vitest.projects) {
    project.config.bail = vitest.config.bail;
    if (testMs !== undefined) project.config.testTimeout = testMs;
  }
  const wanted = tests.flatMap((test) => byKey.get(keyOf(test)) ?? []);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  // vitest answers with what it knows of every module; what earlier mutants broke is none of this run.
  const ran = testModules.filter((one) =>
    wanted.some(({ moduleId, project }) => moduleId === one.moduleId && project === one.project),
  );
  const failed = ran.filter((one) => !one.ok());
  return {
    testModules: ran,
    failures: [...failed.map((one) => `${one.relativeModuleId}: ${firstErrorOf(one)}`), ...unhandledErrors.map(String)],
  };
}

process.on('message', async (message: ToSession) => {
  if (message.do === 'try') {
    const { failures } = await run(message.number, message.tests, message.testMs);
    tell({ told: 'tried', number: message.number, failures });
    return;
  }
  const all = [...byKey.values()].map((one) => ({ project: one.project.name, file: one.moduleId }));
  const { testModules, failures } = await run(-1, all);
  const found = testModules.map((one) => ({
    project: one.project.name,
    file: one.moduleId,
    ms: Math.ceil(one.diagnostic().duration + one.diagnostic().collectDuration),
    slowestMs: Math.max(0, ...[...one.children.allTests()].map((test) => Math.ceil(test.diagnostic()?.duration ?? 0))),
    reached: one.meta().reached ?? [],
  }));
  tell({ told: 'baseline', files: found, failures });
});
process.on('disconnect', () => process.exit(0));
tell({ told: 'ready' });
