import type { OutputChunk, Plugin } from 'rolldown';

/** Modules with descriptions of pages. */
const described = /admin-ui\/(features\/screens|generated\/registry\.gen)\.ts$/;

type Node = Record<string, unknown> & { readonly type: string };

/**
 * Writes `.vite/page-code.json`: for the path of each page, the files with its code that the first scripts do not
 * import. The server names them when it sends the page, so that a browser loads them together with the first scripts.
 */
export function pageCode(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'page-code',
    async transform(code, id) {
      if (!described.test(id)) return;
      for (const [path, source] of pagesIn(this.parse(code) as unknown as Node)) {
        const module = await this.resolve(source, id);
        if (module) modules.set(path, module.id);
      }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one): one is OutputChunk => one.type === 'chunk');
      const first = withImports(bundle as Record<string, OutputChunk>, chunks.find(({ isEntry }) => isEntry)!.fileName);
      const files = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
        const all = chunk ? withImports(bundle as Record<string, OutputChunk>, chunk.fileName) : new Set<string>();
        return [...all].filter((file) => !first.has(file)).map((file) => `/${file}`);
      };
      const source = JSON.stringify(Object.fromEntries([...modules].map(([path, module]) => [path, files(module)])));
      this.emitFile({ type: 'asset', fileName: '.vite/page-code.json', source });
    },
  };
}

/** A file and all files that it imports, directly or not. */
function withImports(bundle: Record<string, OutputChunk>, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of bundle[file]?.imports ?? []) withImports(bundle, imported, found);
  return found;
}

/** Paths of pages, each with the module that `load` imports. A page whose path is not a literal is left out. */
function pagesIn(program: Node): [string, string][] {
  const all = nodesIn(program);
  const loaders = new Map(
    all
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [(id as { readonly name?: string }).name, importedIn(init)]),
  );
  return all
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(({ properties }): [string, string][] => {
      const values = new Map(
        (properties as Node[]).map(({ key, value }) => [(key as { readonly name?: string })?.name, value as Node]),
      );
      const path = values.get('path')?.value;
      const load = values.get('load');
      const source = load?.type === 'Identifier' ? loaders.get(load.name as string) : importedIn(load);
      if (typeof path !== 'string' || !source) return [];
      return values.has('tabs')
        ? [
            [path, source],
            [`${path}/:tab`, source],
          ]
        : [[path, source]];
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
