import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedBy, sources } from '../support/imports.ts';
import { projectRoot } from '../support/schemas.ts';

const rooms = ['server', 'admin-ui', 'generators', 'schemas', 'tests'];

interface Diagram {
  /** Paths relative to the README's folder. Folders end with a slash: `platform/`. */
  readonly paths: readonly string[];
  /** Solid arrows: `seed/ → platform/`. */
  readonly arrows: readonly string[];
}

/**
 * Reads a Mermaid flowchart. Nodes have the path as their text (`seed["seed/"]`). Each further line has one arrow, from
 * one node to one or more (`seed --> platform & generated`), of which the first and a single last may have their text.
 * @throws {Error} for a line that is neither.
 */
function readDiagram(text: string): Diagram {
  const nodes = new Map<string, string>();
  const links: [from: string, to: string][] = [];
  for (const line of text.split('\n').slice(1).filter(Boolean)) {
    for (const [, name, path] of line.matchAll(/(\w+)\["([\w./-]+)"\]/g)) nodes.set(name!, path!);
    const names = line.replaceAll(/(?<=\w)\["[\w./-]+"\]/g, '');
    const [, from, arrow, to] = /^ *(\w+) (-->|-\.->)(?:\|[^|]+\|)? ([\w &]+)$/.exec(names) ?? [];
    if (/^ *\w+$/.test(names) && names !== line) continue;
    if (from && arrow === '-->') links.push(...to!.split(' & ').map((one) => [from, one] as [string, string]));
    else if (!from) throw new Error(`Neither a node nor an arrow: "${line.trim()}"`);
  }
  const pathOf = (name: string) => nodes.get(name) ?? `(${name} has no node)`;
  return { paths: [...nodes.values()], arrows: links.map(([from, to]) => `${pathOf(from)} → ${pathOf(to)}`) };
}

const readmeOf = (room: string) => readFileSync(join(projectRoot, room, 'README.md'), 'utf8');
const diagramOf = (room: string) => {
  const diagrams = [...readmeOf(room).matchAll(/^```mermaid\n(flowchart [\s\S]*?)^```$/gm)];
  if (diagrams.length !== 1) throw new Error(`${room}/README.md has ${diagrams.length} diagrams in place of one.`);
  return readDiagram(diagrams[0]![1]!);
};

/** First-level folder of a path (`seed/`), or the file if it is in no folder (`app.ts`). */
const partOf = (room: string, path: string): string => {
  const [first, ...rest] = path.slice(room.length + 1).split('/');
  return rest.length ? `${first}/` : first!;
};

/** The links between first-level folders and files: imports, and schemas that name other schemas. */
function arrowsOf(room: string): Set<string> {
  const links = room === 'schemas' ? schemaLinks() : importLinks(room);
  const arrows = links
    .map((link) => link.map((path) => partOf(room, path)))
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `${from} → ${to}`);
  return new Set(arrows);
}

type Link = readonly [from: string, to: string];

const importLinks = (room: string): Link[] =>
  sources(room).flatMap((file) =>
    importedBy(file)
      .filter((target) => target.startsWith(`${room}/`))
      .map((target): Link => [file, target]),
  );

/** The schemas that each schema names, such as `entities/user` and `common/text#/$defs/phone`. */
const schemaLinks = (): Link[] =>
  readdirSync(join(projectRoot, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('meta'))
    .flatMap((file) => {
      const text = readFileSync(join(projectRoot, 'schemas', file), 'utf8');
      const named = text.matchAll(/"((?:entities|reference|platform|common)\/[\w-]+)/g);
      return [...named].map(([, target]): Link => [`schemas/${file}`, `schemas/${target}`]);
    });

/** Fails with the names that a diagram should not have, and those that it lacks. */
function expectSame(drawn: readonly string[], real: readonly string[]) {
  expect({
    'take out of the diagram': drawn.filter((one) => !real.includes(one)),
    'add to the diagram': real.filter((one) => !drawn.includes(one)),
  }).toEqual({ 'take out of the diagram': [], 'add to the diagram': [] });
}

describe.each(rooms)('The diagram of %s/README.md', (room) => {
  const folders = readdirSync(join(projectRoot, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`);

  test('has every folder, and nothing that does not exist', () => {
    const { paths } = diagramOf(room);
    const files = paths.filter((path) => !folders.includes(path) && existsSync(join(projectRoot, room, path)));
    expectSame(paths, [...folders, ...files]);
  });

  test('has an arrow for each link between its folders and files, and no other', () => {
    const { paths, arrows } = diagramOf(room);
    const real = [...arrowsOf(room)].filter((arrow) => arrow.split(' → ').every((part) => paths.includes(part)));
    expectSame(arrows, real);
  });
});

test.each(rooms)('the tables of %s/README.md name only what exists', (room) => {
  const table = /^\| Folder [\s\S]*?\n(?!\|)/gm;
  const cells = [...readmeOf(room).matchAll(table)].flatMap(([text]) => [...text.matchAll(/^\| (`.*?) *\|/gm)]);
  const named = cells.flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(projectRoot, room, path)))).toEqual([]);
});

describe('A diagram', () => {
  test('is read with its paths and its solid arrows', () => {
    const text = [
      'flowchart TD',
      '  main["main.ts"]',
      '  main --> seed & core',
      '  seed["seed/"] -->|registry| core["core/"]',
      '  core -.->|reads| main',
    ];
    expect(readDiagram(text.join('\n'))).toEqual({
      paths: ['main.ts', 'seed/', 'core/'],
      arrows: ['main.ts → seed/', 'main.ts → core/', 'seed/ → core/'],
    });
  });

  test('is refused with a line that is neither a node nor an arrow', () => {
    expect(() => readDiagram('flowchart TD\n  seed(seed/)')).toThrow('Neither a node nor an arrow: "seed(seed/)"');
  });
});
