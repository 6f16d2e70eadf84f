import config from './vitest.config.ts';
import { tracePlugin } from '/work/shared/tools/trace/trace-plugin.mjs';
const projects = config.test.projects.filter((p) => p.test.name === 'worker').map((p) => ({ ...p, plugins: [...p.plugins, tracePlugin(process.cwd())] }));
export default { ...config, test: { ...config.test, silent: false, projects } };
