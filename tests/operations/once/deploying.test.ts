import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../../server/core/settings.ts';
import { copyDatabase, type TestDatabase } from '../../support/database.ts';
import { projectRoot } from '../../support/schemas.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const deploy = (name: string) => read(`docs/deploy/${name}`);

/** The settings of the example, without its comments. */
const environment = Object.fromEntries(
  deploy('environment')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
);

describe('docs/deploy', () => {
  test('environment has settings that the server takes', () => {
    expect(readSettings(environment)).toMatchObject({ develops: false, demo: false, host: '127.0.0.1' });
    const table = read('README.md');
    for (const name of Object.keys(environment)) if (name !== 'NODE_ENV') expect(table).toContain(`| \`${name}\` |`);
  });

  test('branchline.service starts what the build makes, in the folders of the other files', () => {
    const unit = deploy('branchline.service');
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    expect(existsSync(join(projectRoot, value('ExecStart')!.split(' ')[1]!))).toBe(true);
    expect(`/var/lib/${value('StateDirectory')}`).toBe(environment.DATA_DIR);
    expect(deploy('backup.sh')).toContain(`cd ${value('WorkingDirectory')}`);
    for (const name of ['backup.sh', 'crontab']) expect(deploy(name)).toContain(`. ${value('EnvironmentFile')}`);
    // Only a machine with systemd can check more.
    if (spawnSync('systemd-analyze', ['--version']).error) return;
    const file = join(mkdtempSync(join(tmpdir(), 'branchline-unit-')), 'branchline.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    const own = stderr.split('\n').filter((line) => line.includes('branchline'));
    expect([own, status]).toEqual([[], 0]);
  });

  test.each(['nginx.conf', 'Caddyfile'])('%s leads to the port, lets large files pass and streams', (name) => {
    const text = deploy(name).replaceAll(/#.*$/gm, '');
    expect(text.split('{').length).toBe(text.split('}').length);
    expect(text).toContain(`127.0.0.1:${environment.PORT}`);
    expect(text).toContain(new URL(environment.PUBLIC_URL!).hostname);
    expect(text).toMatch(/client_max_body_size 12m;|max_size 12MB/);
    expect(text).toMatch(/\/v1\/live[^}]*(proxy_buffering off;|flush_interval -1)/s);
    // Addresses of calendar feeds are secret. Caddy logs only what it is told to.
    if (name === 'nginx.conf') expect(text).toMatch(/\/v1\/calendar\/[^}]*access_log off;/s);
    else expect(text).not.toMatch(/^\s*log\b/m);
  });
});

describe('Every night', () => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await copyDatabase();
    folder = mkdtempSync(join(tmpdir(), 'branchline-night-'));
  });
  afterEach(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  /** Runs a script of the documents with the paths of this machine. */
  function sh(script: string) {
    const file = join(folder, 'environment');
    writeFileSync(file, `NODE_ENV=production\nDATA_DIR=${database.dataDir}\nPUBLIC_URL=http://localhost:1\nPORT=1\n`);
    const here = script
      .replaceAll('/etc/branchline/environment', file)
      .replaceAll('/opt/branchline', projectRoot)
      .replaceAll('/mnt/backups', join(folder, 'backups'));
    return spawnSync('sh', ['-c', here], { encoding: 'utf8', env: { PATH: process.env.PATH } });
  }

  test('the script makes a backup, and the doctor’s line of the crontab finds it', () => {
    execFileSync('sh', ['-n', join(projectRoot, 'docs/deploy/backup.sh')]);
    const [doctor] = deploy('crontab')
      .split('\n')
      .filter((line) => line.includes('npm run --silent doctor'))
      .map((line) => line.split(' branchline ', 2)[1]!);
    expect(sh(doctor!).stdout).toContain('- There is no backup in ');
    const { status, stdout, stderr } = sh(deploy('backup.sh'));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Backup written to ');
    expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    const found = sh(doctor!);
    expect(found.status).toBe(1);
    expect(found.stdout).not.toContain('backup');
  });
});

test('docs/ names only commands, files and headings that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  for (const name of ['docs/importing.md', 'docs/operations.md', 'docs/upgrading.md', 'README.md']) {
    const text = read(name);
    for (const [, command] of text.matchAll(/npm run (?:--silent )?([a-z:]+)/g))
      expect(Object.keys(scripts)).toContain(command);
    for (const [, link] of text.matchAll(/\]\((?!http)([^)]+)\)/g)) {
      const [path, heading] = link!.split('#') as [string, string?];
      const file = path ? join(name, '..', path) : name;
      expect([name, link, existsSync(join(projectRoot, file))]).toEqual([name, link, true]);
      if (heading) expect(headingsOf(read(file))).toContain(heading);
    }
  }
});

/** The anchors of a document's headings: `Backup and restore` is `backup-and-restore`. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
