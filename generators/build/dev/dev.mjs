// npm run dev: pages that change as they are edited, and a server that restarts when its code or the schemas change.
import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildGenerators, forgetServer } from '../build.mjs';
import { compile } from '../compile.mjs';
import { Mistake } from '../mistake.mjs';
import { openPages } from './pages.mjs';
import { reply } from './reply.mjs';
import { Servers } from './servers.mjs';

/** Serves pages and API on PORT. Vite serves the pages and forwards calls to a server on the next port. */
export async function dev(root) {
  const port = Number(process.env.PORT || 3000);
  const servers = new Servers(root, {
    ...process.env,
    PORT: String(port + 1),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  });
  const generators = new Generators(root);
  let known = '';
  const update = async (changed, pages) => {
    try {
      const { isNew, hints } = await generators.generate(changed);
      for (const hint of hints) console.log(hint);
      const compiled = await compile(root, ['server', 'schemas/generated']);
      (await pages).clear();
      // What `npm run build` has made is no longer complete: the bundle is not made here.
      if (compiled || isNew) forgetServer(root);
      if (!compiled && !isNew && servers.isStarted) return;
      const restarted = servers.restart(hints);
      // Until now the pages had answers of the old server, which may lack a field that they show.
      if (isNew || hints.join() !== known) restarted.then(async () => (await pages).reload());
      known = hints.join();
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      console.error(`${error.message}\nWaiting for a change …`);
      (await pages).show(error.message);
    }
  };
  const opened = openPages(root, port, servers);
  await update(['generators'], opened);
  const pages = await opened;
  watchFolders(root, (changed) => update(changed, pages));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      generators.end();
      await Promise.all([servers.end(), pages.close()]);
      process.exit(0);
    });
}

/** The generators, in a process that stays until they themselves change. */
class Generators {
  #root;
  #process = null;

  constructor(root) {
    this.#root = root;
  }

  /**
   * Generates the code, if what it is made of has changed. `changed` are the folders with changes.
   * @returns whether the server has other code or validators, and what is left to do
   * @throws Mistake if a schema is wrong
   */
  async generate(changed) {
    if (changed.includes('generators')) {
      this.end();
      await buildGenerators(this.#root);
    }
    this.#process ??= fork(fileURLToPath(new URL('generator.mjs', import.meta.url)));
    const { error, hints, isNew } = await reply(
      this.#process,
      changed.every((folder) => folder === 'server') ? 'hints' : 'all',
    ).catch(() => {
      this.#process = null;
      return { error: 'The generators have ended; the terminal says why.' };
    });
    if (error) throw new Mistake(error);
    return { hints, isNew };
  }

  end() {
    this.#process?.kill();
    this.#process = null;
  }
}

/**
 * Calls `update` with the folders that have changed, once after a burst of changes and one call at a time. Ignores
 * files that are generated.
 */
function watchFolders(root, update) {
  const changed = new Set();
  let timer = null;
  let running = Promise.resolve();
  const next = async () => {
    if (!changed.size) return;
    const folders = [...changed];
    changed.clear();
    await update(folders);
  };
  for (const folder of ['schemas', 'generators', 'server', 'admin-ui/features'])
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file || /^generated\b|\.gen\.ts$|\.md$/.test(file)) return;
      // Calls are generated from these too. Other code of the server, such as a migration, only has to be compiled.
      changed.add(folder === 'server' && /^(features|http)\b/.test(file) ? 'server/features' : folder);
      clearTimeout(timer);
      // Editors write a file in several steps.
      timer = setTimeout(() => (running = running.then(next)), 30);
    });
}
