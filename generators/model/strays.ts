import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './entity-files.ts';
import { nearest } from './names.ts';
import type { Problems } from './problems.ts';

/** Folders below `schemas`, each with whether its schemas are files. Those of entities are folders. */
const folders: Readonly<Record<string, boolean>> = {
  entities: false,
  reference: true,
  platform: true,
  reports: true,
  widgets: true,
};
const others = ['access', 'common', 'generated', 'meta'];
const ofEntity = ['entity.json', ...Object.keys(parts).map((part) => `${part}.json`)];

/** Reports files that nothing would read, and names of which no code can be made. */
export function reportStrays(root: string, problems: Problems): void {
  const known = [...Object.keys(folders), ...others];
  for (const { name, isFolder } of entriesOf(root, ''))
    if (isFolder && !known.includes(name)) problems.unknown(name, '', 'folder', name, known);
  for (const [folder, areFiles] of Object.entries(folders))
    for (const { name, isFolder } of entriesOf(root, folder)) {
      const path = `${folder}/${name}`;
      if (isFolder === areFiles)
        problems.add(path, '', areFiles ? 'must be a file' : `must be a folder: ${asFolder(path)}`);
      else if (areFiles && !name.endsWith('.json')) problems.add(path, '', 'must end in .json');
      else if (!isName.test(name.replace(/\.json$/, '')))
        problems.add(path, '', 'must be named by small letters from a to z, digits and hyphens: delivery-method');
      else if (isFolder) reportParts(root, path, problems);
    }
}

const isName = /^[a-z][a-z0-9-]*$/;

const asFolder = (path: string) => `${path.replace(/\.json$/, '')}/entity.json`;

function reportParts(root: string, path: string, problems: Problems): void {
  for (const { name } of entriesOf(root, path))
    if (!ofEntity.includes(name)) {
      const hint = nearest(name, ofEntity) ?? ofEntity.join(', ');
      problems.add(`${path}/${name}`, '', `is not a file of an entity; did you mean ${hint}?`);
    }
}

/** Files and folders, without hidden ones. */
const entriesOf = (root: string, folder: string): { name: string; isFolder: boolean }[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter(({ name }) => !name.startsWith('.'))
        .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    : [];
