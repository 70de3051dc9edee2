import { contents } from '../../server/contents.ts';
import { columnOf, fieldOf, type EntityDefinition } from '../../server/core/model/definition.ts';
import { Registry } from '../../server/core/model/registry.ts';
import type { Rows } from '../support/open.ts';

export const registry = new Registry({
  ...contents,
  entities: contents.entities.map(({ definition }) => definition),
});

/** Rows that break a rule, by what is wrong with them. */
export interface Violation {
  readonly what: string;
  readonly rows: readonly unknown[];
}

/** Holds the tables against the schemas, with plain statements that share no code with the product's checks. */
export async function brokenRules(rows: Rows): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [what, statement] of [...registry.all.flatMap(rulesOf), ...ownRules]) {
    const broken = await rows.all(statement);
    if (broken.length) found.push({ what, rows: broken });
  }
  return found;
}

type Rule = readonly [what: string, statement: string];

const rulesOf = (definition: EntityDefinition): Rule[] => [
  ...danglingReferences(definition),
  ...unfittingReferences(definition),
  ...equalValues(definition),
  ...(definition.trash === 'none' ? [] : [inTrashToo(definition)]),
];

const danglingReferences = ({ name, table, fields, key }: EntityDefinition): Rule[] =>
  fields.flatMap((field): Rule[] => {
    if (!field.to || field.type === 'alias') return [];
    const target = registry.definition(field.to);
    const to = `"${target.table}" t on t."${columnOf(target, target.key)}"`;
    const what = `${name}.${field.name} leads to no record`;
    if (field.type === 'ref' && field.column) {
      const missing = `s."${field.column}" is not null and t."${columnOf(target, target.key)}" is null`;
      const id = columnOf(registry.definition(name), key);
      return [[what, `select s."${id}" from "${table}" s left join ${to} = s."${field.column}" where ${missing}`]];
    }
    return [];
  });

/** Both sides of `x-choices`: the contact of an enquiry is one of its customer. An empty field fits everything. */
const unfittingReferences = (definition: EntityDefinition): Rule[] =>
  definition.fields.flatMap((field) =>
    Object.entries(field.fits ?? {}).flatMap(([theirs, own]): Rule[] => {
      const target = registry.definition(field.to!);
      const [key, id] = [columnOf(target, target.key), columnOf(definition, definition.key)];
      const join = field.joinTable
        ? `join "${field.joinTable}" j on j.owner_id = s."${id}" join "${target.table}" t on t."${key}" = j.item_id`
        : `join "${target.table}" t on t."${key}" = s."${field.column}"`;
      const [left, right] = [`t."${columnOf(target, theirs)}"`, `s."${columnOf(definition, own)}"`];
      return [
        [
          `${definition.name}.${field.name} does not fit ${own}`,
          `select s."${id}" from "${definition.table}" s ${join}
            where ${left} <> ${right} or (${left} is null and ${right} is not null)`,
        ],
      ];
    }),
  );

const equalValues = (definition: EntityDefinition): Rule[] =>
  definition.unique
    .filter(({ fields }) => fields.every((name) => fieldOf(definition, name)?.column))
    .map(({ fields }) => {
      const columns = fields.map((name) => `"${columnOf(definition, name)}"`);
      const filled = columns.map((column) => `${column} is not null`).join(' and ');
      return [
        `${definition.name} has equal ${fields.join(', ')}`,
        `select ${columns.join()} from "${definition.table}" where ${filled} group by ${columns.join()} having count(*) > 1`,
      ];
    });

const inTrashToo = ({ name, table, ...definition }: EntityDefinition): Rule => {
  const key = columnOf(registry.definition(name), definition.key);
  return [
    `${name} is in its table and in the trash`,
    `select s."${key}" from "${table}" s join trash_row t on t.record_id = s."${key}" where t.entity = '${name}'`,
  ];
};

/** Rules that no schema states. */
const ownRules: readonly Rule[] = [
  [
    'an enquiry has two versions that are active or won (AMB-118)',
    `select opportunity_id, count(*) from quotation where quote_status_id in (1, 2)
      group by opportunity_id having count(*) > 1`,
  ],
  [
    'a note is about another customer than its enquiry',
    `select n.cust_note_id from customer_note n join enquiry e on e.opp_id = n.opportunity_id
      where n.customer_id <> e.customer_id`,
  ],
  [
    'a quotation is for another customer than its enquiry',
    `select q.quote_ver_id from quotation q join enquiry e on e.opp_id = q.opportunity_id
      where q.customer_id <> e.customer_id`,
  ],
  [
    'the value of an enquiry is not that of its latest version',
    `select e.opp_id, e.quote_value, q.product_value from enquiry e left join quotation q on q.opportunity_id = e.opp_id
      and q.version_no = (select max(version_no) from quotation where opportunity_id = e.opp_id)
      where coalesce(e.quote_value, -1) <> coalesce(q.product_value, -1)`,
  ],
];
