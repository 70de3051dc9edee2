/** Code of a migration step. */
export interface Proposed {
  readonly step: string;
  readonly code: string;
}

/** Modules of server/core/db/migrations that define the steps. A step not listed here is in `steps`. */
const modules: Readonly<Record<string, string>> = {
  changeKind: 'convert',
  renameTable: 'renames',
  renameColumn: 'renames',
  renameEntity: 'renames',
  renameField: 'renames',
};

export const step = (name: string, ...args: unknown[]): Proposed => ({
  step: name,
  code: `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
});

/** The file of a migration. */
export function emitMigration(name: string, steps: readonly Proposed[]): string {
  const names = [...new Set(steps.map((one) => one.step))];
  const files = [...new Set(names.map((one) => modules[one] ?? 'steps'))].toSorted();
  const imports = files.map((file) => {
    const own = names.filter((one) => (modules[one] ?? 'steps') === file);
    return `import { ${own.join(', ')} } from '../../core/db/migrations/${file}.ts';`;
  });
  return `
    ${["import type { Migration } from '../../core/db/migrations/migrate.ts';", ...imports].join('\n')}

    export const migration: Migration = { name: '${name}', steps: [ ${steps.map((one) => one.code).join(',\n')} ] };
  `;
}
