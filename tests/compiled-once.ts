import vm from 'node:vm';

/** What vitest's module runner has, as far as it is used here. */
interface Runner {
  transport: { invoke(name: string, data: [url: string, importer?: string, options?: { cached?: boolean }]): unknown };
  mocker: { constructor: { pendingIds: unknown[] }; getDependencyMockByUrl(url: string): unknown };
}
declare const __vitest_mocker__: { moduleRunner: Runner };

const DONE = Symbol.for('modules of the tests are compiled once');
const done = globalThis as { [DONE]?: true };
const IS_OF_A_TEST = /\.test\.tsx?$/;

/** Modules are evaluated anew for each test file; their text is compiled the first time. */
function compileOnce(): void {
  const compiled = new Map<string, { code: string; value: unknown }>();
  const compile = vm.runInThisContext;
  vm.runInThisContext = (code, options) => {
    const name = typeof options === 'object' ? options.filename : undefined;
    if (name === undefined || IS_OF_A_TEST.test(name)) return compile(code, options);
    const known = compiled.get(name);
    if (known?.code === code) return known.value;
    const value: unknown = compile(code, options);
    compiled.set(name, { code, value });
    return value;
  };
}

/** Whether a module that was loaded is still the same is known here, without a call of the object that asks vitest. */
function knowLoaded(): void {
  const { transport, mocker } = __vitest_mocker__.moduleRunner;
  const ask = transport.invoke.bind(transport);
  transport.invoke = (name, data) => {
    const [url, , options] = data;
    const isKnown =
      name === 'fetchModule' &&
      options?.cached &&
      !url.includes('_vitest_original') &&
      mocker.constructor.pendingIds.length === 0 &&
      !mocker.getDependencyMockByUrl(url);
    return isKnown ? { cache: true } : ask(name, data);
  };
}

if (!done[DONE]) {
  done[DONE] = true;
  compileOnce();
  knowLoaded();
}
