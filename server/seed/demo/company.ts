import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { sql } from '../../core/db/sql.ts';
import type { Platform } from '../../services/platform.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { addList } from '../base.ts';
import { letterhead } from '../data/letterhead.ts';
import { mailTemplates } from '../data/mail-templates.ts';
import { towns } from '../data/towns.ts';
import { helpVideos } from '../data/work-words.ts';
import * as words from '../data/words.ts';
import { branches } from './branches.ts';
import { Random } from './random.ts';
import { demoPassword, demoUsers } from './users.ts';
import { seedWidgets } from './widgets.ts';

const named = (field: string, names: readonly string[]): WireRecord[] => names.map((name) => ({ [field]: name }));

/** Index of the branch of the demo users, and of the sales exec that looks after it. */
const demoBranch = 3;

const demoUserOf = (role: string) => demoUsers.find((user) => user.role === role)!;
const demoExec = demoUserOf('Sales Executive');

/** The demo users have the first keys. */
const keyOf = (user: (typeof demoUsers)[number]): number => demoUsers.indexOf(user) + 1;

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Adds the demo company: branches, sales execs, staff with their dashboards, and lists. Call inside a transaction. */
export async function seedCompany(platform: Platform): Promise<void> {
  const random = new Random(3);
  const person = () => `${random.pick(words.firstNames)} ${random.pick(words.surnames)}`;
  const lists: Record<string, readonly WireRecord[]> = {
    cityTown: named(
      'cityTownName',
      towns.map((town) => town.name),
    ),
    customerType: named('typeName', words.customerTypes),
    industryType: named('industryTypeName', words.industryTypes),
    jobTitle: named('jobTitleName', words.jobTitles),
    jobFunction: named('jobFuncName', words.jobFunctions),
    department: named('departmentName', words.departments),
    manufacturer: named('manufacturerName', words.manufacturers),
    productType: words.productTypes,
    projectType: named('projTypeName', words.projectTypes),
    opportunityType: named('opportunityTypeName', words.opportunityTypes),
    quotationGrade: named('quoteGradeName', words.quotationGrades),
    quoteType: named('quoteTypeName', words.quoteTypes),
    lostQuoteNote: named('lostQuoteNote', words.lostQuoteNotes),
    contactType: named('contactTypeName', words.contactTypes),
    salutation: named('salutationName', words.salutations),
    activityResult: words.activityResults,
    reminderType: named('reminderTypeName', words.reminderTypes),
    helpVideo: helpVideos,
    letterhead: [letterhead],
    mailTemplate: mailTemplates,
    tag: Object.entries(words.tags).flatMap(([type, tags]) => tags.map((tag) => ({ tag, type }))),
    salesExec: named('salesExecName', [
      ...new Set(Array.from({ length: branches.length * 2 }, person).with(demoBranch, nameOf(demoExec))),
    ]),
  };
  const added: Record<string, WireRecord[]> = {};
  for (const [list, records] of Object.entries(lists)) added[list] = await addList(platform, list, records);
  const execs = added.salesExec!;
  const offices = await addList(
    platform,
    'branch',
    branches.map(({ code, name }, i) => ({ branchCode: code, branchName: name, salesExec: execs[i % execs.length] })),
  );
  await assignAreas(platform, offices, execs);
  await seedUsers(platform, { offices, departments: added.department! }, random);
  await platform.database.rows(
    sql`update sales_exec set user_id = ${keyOf(demoExec)} where id = ${execs[demoBranch]!.id}`,
  );
  await seedWidgets(platform, offices);
}

/** The department of each role's users. */
const departmentOf: Readonly<Record<string, string>> = {
  Admin: 'IT',
  Supervisor: 'Management',
  'Sales Executive': 'Field Sales',
  'Internal Sales': 'Internal Sales',
  'Read Only': 'Accounts',
};

/** Gives each postal area the branch that serves it, and one of that branch's two sales execs. */
async function assignAreas({ database }: Platform, offices: readonly WireRecord[], execs: readonly WireRecord[]) {
  for (const [i, { areas }] of branches.entries()) {
    for (const [j, area] of areas.entries()) {
      const exec = execs[(i + (j % 2) * branches.length) % execs.length]!;
      await database.rows(sql`update postal_area set mbp_branch_id = ${offices[i]!.id}, sales_exec_id = ${exec.id}
        where area_code = ${area} or (area_code like ${`${area}%`} and substr(area_code, ${area.length + 1}, 1) between '0' and '9')`);
    }
  }
}

/** Adds the five demo users, and colleagues who cannot sign in until they choose a password. */
async function seedUsers(
  platform: Platform,
  { offices, departments }: Record<'offices' | 'departments', readonly WireRecord[]>,
  random: Random,
) {
  const { database } = platform;
  const [known, unknown] = [await hash(demoPassword), await hash(randomUUID())];
  const roles = new Map((await database.rows(sql`select role_name, id from role`)) as [string, number][]);
  const region = async (branch: WireRecord) => {
    const id = await database.value<number>(
      sql`select region_id from postal_area where mbp_branch_id = ${branch.id} order by id limit 1`,
    );
    return id ? { id } : null;
  };
  const staff = Array.from({ length: 20 }, (_, i) => {
    const [firstName, lastName] = [random.pick(words.firstNames), random.pick(words.surnames)];
    const address = `${firstName}.${lastName}${i}`.toLowerCase().replace(/[^a-z0-9.]/g, '');
    return {
      email: `${address}@demo.branchline.example`,
      firstName,
      lastName,
      role: random.pick(['Internal Sales', 'Internal Sales', 'Sales Executive', 'Supervisor']),
    };
  });
  const supervisor = { id: keyOf(demoUserOf('Supervisor')) };
  const users: WireRecord[] = [];
  for (const [i, { email, firstName, lastName, role }] of [...demoUsers, ...staff].entries()) {
    const branch = i < demoUsers.length ? offices[demoBranch]! : random.pick(offices);
    const uid = randomUUID();
    const now = platform.clock.instant();
    const account = [uid, email, i < demoUsers.length ? known : unknown, now, false, now];
    await database.rows(sql`insert into account (uid, email, password_hash, created_at, self_registered, verified_at)
      values ${sql.list(account)}`);
    users.push({
      uid,
      email,
      firstName,
      lastName,
      fullName: nameOf({ firstName, lastName }),
      role: { id: roles.get(role) },
      mbpDept: departments.find(({ departmentName }) => departmentName === departmentOf[role]),
      supervisor: role === 'Admin' || role === 'Supervisor' ? null : supervisor,
      status: 'ACTIVE',
      defBranch: { id: branch.id },
      defRegion: await region(branch),
    });
  }
  await addList(platform, 'user', users);
}
