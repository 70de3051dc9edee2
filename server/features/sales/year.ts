import type { SessionUser } from '../../services/access/session-user.ts';
import { throwUnless } from '../../services/save/input.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Database } from '../../core/db/database.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records } from '../../core/records/records.ts';
import type { Cruds } from '../../services/crud/cruds.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { accountNumber, branchOf, customerOf } from './account.ts';
import { lock } from './figures.ts';
import { monthName, monthOf } from './months.ts';
import { objectIn, requireKnown } from '../../core/records/body.ts';

/** The two kinds of figures, with their names in a posted spreadsheet record. */
export const kinds = {
  actual: { entity: 'actualSales', list: 'sales', value: 'salesValue' },
  forecast: { entity: 'salesForecast', list: 'forecasts', value: 'forecastValue' },
} as const;

interface Needed {
  readonly cruds: Cruds;
  readonly database: Database;
  readonly records: Records;
  readonly registry: Registry;
}

export type Kind = (typeof kinds)[keyof typeof kinds];

/**
 * Saves the months of one row of a spreadsheet, all or none: `{ sYear, branch, custCode, sales: [{ sMonth, salesValue
 * }] }`. Existing months are replaced, so that a sheet can be posted again. Returns the figures as saved.
 * @throws UserError 422 with a message for the field that is wrong.
 */
export async function saveYear(
  body: unknown,
  kind: Kind,
  user: SessionUser,
  { cruds, database, records, registry }: Needed,
): Promise<WireRecord[]> {
  const { sYear, branch: place, custCode: code, months } = readRow(body, kind, registry.definition(kind.entity));
  const branch = await branchOf(place, 'branch', records);
  const custCode = accountNumber(code);
  const customer = await customerOf(branch, custCode, records);
  const crud = cruds.of(kind.entity);
  return database.write(async () => {
    await lock(customer, database);
    const year = { sYear, branch: branch.key, custCode };
    const known = await records.find(kind.entity, year);
    const saved: WireRecord[] = [];
    for (const { sMonth, value } of months) {
      const id = known.find((figure) => figure.sMonth === sMonth)?.id;
      const given = { [kind.value]: value };
      saved.push(
        id === undefined
          ? await crud.create({ ...year, sMonth, ...given }, user)
          : await crud.update(id, given, user, { customer }),
      );
    }
    return saved;
  });
}

function readRow(body: unknown, { list, value }: Kind, definition: EntityDefinition) {
  const { sYear: year, branch, custCode, errMsg: _, [list]: cells, ...unknown } = objectIn(body);
  requireKnown(unknown);
  if (!Array.isArray(cells)) throw invalid({ [list]: `${list} must be a list of months.` });
  const sYear = typeof year === 'string' && /^\s*\d{4}\s*$/.test(year) ? Number(year) : (year ?? null);
  if (sYear === null) throw invalid({ sYear: definition.validators.required.sYear! });
  throwUnless(definition, definition.validators.input, { sYear });
  const months = cells.map((cell: unknown) => {
    const { sMonth: heading, [value]: amount = null, ...more } = (cell ?? {}) as Record<string, unknown>;
    requireKnown(more);
    const sMonth = monthOf(heading ?? null);
    throwUnless(definition, definition.validators.input, { sMonth, [value]: amount });
    return { sMonth: sMonth as number, value: amount };
  });
  const twice = months.find(({ sMonth }, i) => months.findIndex((one) => one.sMonth === sMonth) < i);
  if (twice && twice.sMonth !== null) throw invalid({ sMonth: `${monthName(twice.sMonth)} appears twice.` });
  return { sYear: sYear as number, branch, custCode, months };
}
