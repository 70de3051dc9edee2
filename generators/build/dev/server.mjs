// A development server that is ready to start: it has loaded the packages, which do not change, before it is needed.
// Messages from the process that started it: `load` loads the server's own code, `start` runs it. Answers `loaded` and
// `started`. Ends with the process that started it.
import { readFileSync, readdirSync } from 'node:fs';

const server = new URL('../../../dist/server/', import.meta.url);
const main = new URL('main.js', server);
const imports = /^(?:import|export)(?: [^"'=();]* from)? ["']([^"']+)["']/gm;

/** Loads modules one after the other. At once, Node 20 sometimes gives out dayjs before it has run. */
async function load(names) {
  for (const name of names) await import(name);
}

/** Names of all packages that the server imports, as it does. */
function packages() {
  const files = readdirSync(server, { recursive: true }).filter((file) => file.endsWith('.js'));
  const names = files.flatMap((file) => [...readFileSync(new URL(file, server), 'utf8').matchAll(imports)]);
  return [...new Set(names.map(([, name]) => name))].filter((name) => !/^(\.|#|node:)/.test(name));
}

/** The modules that `main.js` imports. */
const own = () =>
  [...readFileSync(main, 'utf8').matchAll(imports)]
    .map(([, name]) => name)
    .filter((name) => name.startsWith('.'))
    .map((name) => new URL(name, main).href);

const steps = {
  load: async () => {
    await load(own());
    process.send('loaded');
  },
  start: async () => {
    await import(main.href);
    process.send('started');
  },
};

// A package or file that fails here fails again at the start, which says so.
const ready = load(packages()).catch(() => undefined);
process.on('message', async (step) => {
  await ready;
  await steps[step]();
});
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
