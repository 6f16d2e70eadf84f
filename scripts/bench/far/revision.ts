import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectEnv } from '../../lib/fresh-node.mjs';
import { at, DATA, ROOT } from '../../lib/paths.mjs';

const run = promisify(execFile);

/** A project tree of its own: where it is, and what prepares a state folder for its Worker. */
export interface Tree {
  /** Configuration beside its built Worker. */
  config: string;
  migrate(state: string): Promise<void>;
  remove(): void;
}

/** Where a tree keeps a file of its scripts' library: in its room, or in none where the commit is older than the rooms. */
const inLibrary = (tree: string, room: string, file: string): string =>
  existsSync(join(tree, 'scripts/lib', room, file)) ? `./scripts/lib/${room}/${file}` : `./scripts/lib/${file}`;

/** A commit, checked out into a folder that is removed afterwards, and built with its own scripts. */
export async function builtRevision(revision: string): Promise<Tree> {
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(join(DATA, 'revision-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  const archive = join(folder, 'tree.tar');
  await run('git', ['archive', '--output', archive, revision], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(at('node_modules'), join(folder, 'node_modules'));
  const inTree = (script: string) =>
    run(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script], {
      cwd: folder,
      env: projectEnv({}),
      maxBuffer: 2 ** 26,
    });
  await inTree(`import { build } from '${inLibrary(folder, 'build', 'build.ts')}'; await build(() => {});`);
  return {
    config: join(folder, 'dist', 'server', 'wrangler.json'),
    async migrate(state) {
      await inTree(
        `import { migrate } from '${inLibrary(folder, 'shop', 'migrate.ts')}'; await migrate(${JSON.stringify(state)}, () => {});`,
      );
    },
    remove,
  };
}
