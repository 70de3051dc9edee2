import { sql } from '../../core/db/sql.ts';
import type { Platform } from '../../services/platform.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import { referenceToWire, type WireRecord } from '../../core/records/wire.ts';
import { Calendar } from './calendar.ts';
import { demoUsers } from './users.ts';

/** Lists that customers and their records refer to. */
const listNames = [
  'cityTown',
  'region',
  'branch',
  'customerType',
  'industryType',
  'jobFunction',
  'jobTitle',
  'salutation',
  'contactType',
  'projectType',
  'opportunityType',
  'productType',
  'quotationGrade',
  'lostQuoteNote',
  'opportunityStatus',
  'quoteStatus',
  'activityType',
  'activityStatus',
  'activityResult',
  'reminderType',
  'tag',
  'supportCaseType',
  'supportCaseStatus',
] as const;

export type ListName = (typeof listNames)[number];

/** A user, with the fields that activities and quotations copy. */
export interface Person {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly supervisor: WireRecord | null;
  readonly mbpDept: WireRecord | null;
  readonly defBranch: WireRecord | null;
  readonly defRegion: WireRecord | null;
}

/** The existing records that customers and their records refer to. */
export interface Surroundings {
  readonly calendar: Calendar;
  /** All rows of each list, in the order of their keys. */
  readonly lists: Readonly<Record<ListName, readonly WireRecord[]>>;
  /** Finds a row of a list by its display text. */
  named(list: ListName, text: string): WireRecord;
  /** Active users who may change records. */
  readonly staff: readonly Person[];
  /** Staff with a public password. They get more work than the others. */
  readonly demoStaff: readonly Person[];
  /** Users with a public password. Alerts, filters and widgets belong to them. */
  readonly demoUsers: readonly Person[];
  /** Region, branch and sales exec for an outward code. */
  territory(outward: string): Partial<Record<'region' | 'mbpBranch' | 'salesExec', WireRecord>>;
}

export async function surroundings(platform: Platform): Promise<Surroundings> {
  const lists = {} as Record<ListName, WireRecord[]>;
  const named = new Map<string, WireRecord>();
  // One after the other, because all are read in one transaction.
  for (const name of listNames) {
    lists[name] = await rows(platform, name);
    const { display } = platform.registry.definition(name);
    for (const row of lists[name]) named.set(`${name} ${row[display] as string}`, row);
  }
  const users = (await platform.records.find('user', {})).toSorted((a, b) => a.id - b.id);
  const demo = new Set<unknown>(demoUsers.map(({ email }) => email));
  const people = (among: (user: UserRecord) => boolean) => users.filter(among).map(personOf);
  return {
    calendar: new Calendar(platform.clock.today()),
    lists,
    named: (list, text) => named.get(`${list} ${text}`)!,
    staff: people(works),
    demoStaff: people((user) => works(user) && demo.has(user.email)),
    demoUsers: people(({ email }) => demo.has(email)),
    territory: await territories(platform),
  };
}

async function rows(platform: Platform, name: string): Promise<WireRecord[]> {
  const definition = platform.registry.definition(name);
  const table = sql.id(definition.table);
  const ids = (await platform.database.rows(sql`select id from ${table} order by id`)).map(([id]) => id as number);
  const found = await platform.records.references(definition, ids);
  return ids.map((id) => referenceToWire(platform.registry, definition, found.get(id)!));
}

const personOf = ({ id, fullName, email, supervisor, mbpDept, defBranch, defRegion }: UserRecord): Person => ({
  id,
  fullName: fullName!,
  email: email!,
  supervisor,
  mbpDept,
  defBranch,
  defRegion,
});

const works = ({ role, status }: UserRecord): boolean =>
  status === 'ACTIVE' && role !== null && role.display !== 'Read Only';

async function territories(platform: Platform): Promise<Surroundings['territory']> {
  const areas = await platform.database.rows(
    sql`select area_code, region_id, mbp_branch_id, sales_exec_id from postal_area where active = ${true}`,
  );
  const byCode = new Map(areas.map(([code, ...ids]) => [code as string, ids as (number | null)[]]));
  const byKey = async (name: string) => new Map((await rows(platform, name)).map((row) => [row.id as number, row]));
  const [regions, branches, execs] = [await byKey('region'), await byKey('branch'), await byKey('salesExec')];
  return (outward) => {
    const ids =
      byCode.get(outward) ??
      byCode.get(outward.replace(/(\d)[A-Z]$/, '$1')) ??
      byCode.get(outward.replace(/\d.*/, '')) ??
      [];
    const [region, mbpBranch, salesExec] = [
      regions.get(ids[0] ?? 0),
      branches.get(ids[1] ?? 0),
      execs.get(ids[2] ?? 0),
    ];
    return { ...(region && { region }), ...(mbpBranch && { mbpBranch }), ...(salesExec && { salesExec }) };
  };
}
