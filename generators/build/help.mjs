// How to use the commands that are no part of the server. Those of the server say it themselves.

const usages = {
  start: [
    '',
    'Installs and builds what is missing, and starts the server. Settings are environment variables: see README.md.',
  ],
  dev: ['', 'Starts a development server: pages change as you edit them, and the server restarts.'],
  build: [
    '[-- --server | --unchecked]',
    'Generates and builds without starting, and checks the types; with --server, without pages and types; with --unchecked, without types.',
  ],
  generate: ['[-- --check]', 'Generates code from the schemas; with --check, only says what is out of date.'],
  new: ['-- list "Delivery Method" | entity "Delivery Note"', 'Writes the schema of a new list or entity.'],
  'migration:new': [
    '[-- "what it does"] [--drop customer.mobile]',
    'Writes a migration for the changes in the schemas; --drop allows a loss.',
  ],
  test: [
    '[-- lint | format | types | generated | jest | browser] [FILE…]',
    'Runs all checks or the named ones, with all files or those whose paths match.',
  ],
  bench: [
    '[-- --lists | --widgets | --held | --busy] [--sizes N,N] [--engines sqlite,postgres]',
    'Measures response times.',
  ],
  fuzz: [
    '-- --requests N [--seed S] [--engine postgres] [--connections N]',
    'Sends hostile requests to a server with demo data.',
  ],
  walk: [
    '-- --minutes N [--engine postgres] [--seed S]',
    'Works at random on a server that is killed every so often, and compares every table.',
  ],
  mutants: ['', 'Changes the server in small ways, and lists the changes that no test notices.'],
};

/** Says how to use a command, if it was asked with --help, and ends. */
export function help(task, args) {
  if (!args.includes('--help') || !usages[task]) return;
  const [rest, about] = usages[task];
  console.log(
    `usage: npm ${['start', 'test'].includes(task) ? task : `run ${task}`} ${rest}\n${about}`.replace(/ \n/, '\n'),
  );
  process.exit(0);
}
