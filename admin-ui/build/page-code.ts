import type { Plugin, Rolldown } from 'vite';

/** Modules with descriptions of pages. */
const described = /admin-ui\/(features\/screens|generated\/registry\.gen)\.ts$/;

type Node = Record<string, unknown> & { readonly type: string };

/**
 * Writes `.vite/page-code.json`: for the path of each page, the files with its code that the first scripts do not
 * import. The server adds them to the page that it sends, so that a browser loads them together with the first scripts.
 * Without it, the first page shows about 300 ms later, at 60 ms of latency and 9 Mbit/s (2 cores, Node 20, 2026-11-27).
 */
export function pageCode(): Plugin {
  const modules = new Map<string, string[]>();
  return {
    name: 'page-code',
    async transform(code, id) {
      if (!described.test(id)) return;
      for (const [path, sources] of pagesIn(this.parse(code) as unknown as Node)) {
        const found = await Promise.all(sources.map((source) => this.resolve(source, id)));
        modules.set(
          path,
          found.flatMap((module) => module?.id ?? []),
        );
      }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const first = filesOf(
        bundle,
        chunks.find(({ isEntry }) => isEntry),
      );
      const files = (wanted: readonly string[]) => {
        const all = new Set<string>();
        for (const chunk of chunks)
          if (wanted.some((module) => chunk.moduleIds.includes(module))) filesOf(bundle, chunk, all);
        return [...all].filter((file) => !first.has(file)).map((file) => `/${file}`);
      };
      const source = JSON.stringify(Object.fromEntries([...modules].map(([path, wanted]) => [path, files(wanted)])));
      this.emitFile({ type: 'asset', fileName: '.vite/page-code.json', source });
    },
  };
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The file of a chunk and all files that it imports, directly or not. */
function filesOf(bundle: Record<string, Output>, chunk: Output | undefined, found = new Set<string>()): Set<string> {
  if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const imported of chunk.imports) filesOf(bundle, bundle[imported], found);
  return found;
}

/** What the pages of all records share: those that have tabs. */
const recordPage = '../crud/record-page/RecordPage.tsx';

/** Paths of pages, each with the modules that `load` imports. A page whose path is not a literal is left out. */
function pagesIn(program: Node): [string, string[]][] {
  const all = nodesIn(program);
  const loaders = new Map(
    all
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [(id as { readonly name?: string }).name, importedIn(init)]),
  );
  return all
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(({ properties }): [string, string[]][] => {
      const values = new Map(
        (properties as Node[]).map(({ key, value }) => [(key as { readonly name?: string })?.name, value as Node]),
      );
      const path = values.get('path')?.value;
      const load = values.get('load');
      const source = load?.type === 'Identifier' ? loaders.get(load.name as string) : importedIn(load);
      if (typeof path !== 'string' || !source) return [];
      if (!values.has('tabs')) return [[path, [source]]];
      return [path, `${path}/:tab`].map((one) => [one, [source, recordPage]]);
    });
}

/** The module that is imported within an expression. */
function importedIn(expression: unknown): string | undefined {
  const found = nodesIn(expression).find(({ type }) => type === 'ImportExpression');
  return (found?.source as { readonly value?: string } | undefined)?.value;
}

/** A node of the syntax tree and all nodes within it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...inside] : inside;
}
