import type { Migration } from '../../core/db/migrations/migrate.ts';
import { dropTables, run } from '../../core/db/migrations/steps.ts';

const entry =
  'insert into undo_entry (token, kind, rule, entity, record_id, facts, at, until, user_id, user_name, undone_at)';
const undoStep = 'insert into undo_step (token, entity, record_id, action, before, after, by_product)';

/** Fields with many references, whose values are lists of keys. */
const lists = `('customer.tags', 'note.noteTags', 'attachment.attachTags')`;

/**
 * Merges, replacements and hand-overs become entries of the log, with a step for each record, in the order in which they
 * changed. A token consists of the former table and key. Lists that a merge has filled are not taken over: undoing it
 * leaves them.
 */
const sqlite = [
  `${entry} select 'merge' || id, 'merge', '{"permission":"AssignCustomer"}', entity, kept_id,
    json_object('goneId', gone_id, 'goneName', gone_name, 'moves',
      (select coalesce(sum(json_array_length(x.value, '$.ids')), 0) from json_each(m.moved) x)),
    at, strftime('%Y-%m-%dT%H:%M:%fZ', at, '+30 days'), user_id, user_name, undone_at
    from record_merge m where entity = 'customer' order by id`,
  `${entry} select 'merge' || id, 'replacement', '{"role":"showSettings"}', entity, kept_id,
    json_object('goneId', gone_id, 'moved', json(moved)),
    at, strftime('%Y-%m-%dT%H:%M:%fZ', at, '+30 days'), user_id, user_name, undone_at
    from record_merge where entity <> 'customer' order by id`,
  `${entry} select 'handover' || id, 'handOver', '{"permission":"ViewUsersRoles"}', entity, from_id,
    json_object('toId', to_id, 'toName', to_name,
      'moves', (select coalesce(sum(json_array_length(x.value, '$.ids')), 0) from json_each(h.moved) x),
      'kinds', (select json_group_array((x.value ->> 'entity') || '.' || (x.value ->> 'field')) from json_each(h.moved) x)),
    at, strftime('%Y-%m-%dT%H:%M:%fZ', at, '+30 days'), user_id, user_name, undone_at
    from record_hand_over h order by id`,
  `${undoStep} select 'merge' || m.id, x.value ->> 'entity', y.value, 'change',
    case when not l.is_list then json_object(x.value ->> 'field', m.gone_id)
      when exists (select 1 from json_each(x.value, '$.both') b where b.value = y.value)
        then json_object(x.value ->> 'field', json_array(m.gone_id, m.kept_id))
      else json_object(x.value ->> 'field', json_array(m.gone_id)) end,
    case when l.is_list then json_object(x.value ->> 'field', json_array(m.kept_id))
      else json_object(x.value ->> 'field', m.kept_id) end, 0
    from record_merge m join json_each(m.moved) x join json_each(x.value, '$.ids') y
    join (select 1 as is_list union all select 0) l
      on l.is_list = ((x.value ->> 'entity') || '.' || (x.value ->> 'field') in ${lists}) order by m.id`,
  `${undoStep} select 'merge' || id, entity, gone_id, 'remove', gone, null, 0
    from record_merge where json_type(gone, '$.values') = 'object' order by id`,
  `${undoStep} select 'merge' || id, entity, gone_id, 'change', '{"active":true}', '{"active":false}', 0
    from record_merge where gone ->> 'deactivated' = 1 order by id`,
  `${undoStep} select 'merge' || m.id, m.entity, m.kept_id, 'change', json_object(f.key, null),
    json_object(f.key, case when f.type = 'object'
      then coalesce(f.value ->> 'id', f.value ->> 'contactId', f.value ->> 'customerId') else f.value end), 0
    from record_merge m join json_each(m.filled) f on f.type <> 'array' order by m.id, f.key`,
  `${undoStep} select 'merge' || m.id, coalesce(x.value ->> 'entity', 'filterCondition'), x.value ->> 'id', 'change',
    x.value -> 'before', x.value -> 'after', 0
    from record_merge m join json_each(m.followed) x where m.followed is not null order by m.id`,
  `${undoStep} select 'handover' || h.id, x.value ->> 'entity', y.value, 'change',
    json_object(x.value ->> 'field', coalesce(x.value ->> '$.of.from', h.from_id)),
    json_object(x.value ->> 'field', coalesce(x.value ->> '$.of.to', h.to_id)), 0
    from record_hand_over h join json_each(h.moved) x join json_each(x.value, '$.ids') y order by h.id`,
];

const until = `to_char((at::timestamptz + interval '30 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const each = (list: string, name: string) => `cross join lateral jsonb_array_elements(${list}) ${name} (value)`;
const moves = (table: string) =>
  `(select coalesce(sum(jsonb_array_length(x -> 'ids')), 0) from jsonb_array_elements(${table}.moved::jsonb) x)`;

const postgres = [
  `${entry} select 'merge' || id, 'merge', '{"permission":"AssignCustomer"}', entity, kept_id,
    jsonb_build_object('goneId', gone_id, 'goneName', gone_name, 'moves', ${moves('m')})::text,
    at, ${until}, user_id, user_name, undone_at from record_merge m where entity = 'customer' order by id`,
  `${entry} select 'merge' || id, 'replacement', '{"role":"showSettings"}', entity, kept_id,
    jsonb_build_object('goneId', gone_id, 'moved', moved::jsonb)::text,
    at, ${until}, user_id, user_name, undone_at from record_merge where entity <> 'customer' order by id`,
  `${entry} select 'handover' || id, 'handOver', '{"permission":"ViewUsersRoles"}', entity, from_id,
    jsonb_build_object('toId', to_id, 'toName', to_name, 'moves', ${moves('h')}, 'kinds',
      (select coalesce(jsonb_agg((x ->> 'entity') || '.' || (x ->> 'field')), '[]')
        from jsonb_array_elements(h.moved::jsonb) x))::text,
    at, ${until}, user_id, user_name, undone_at from record_hand_over h order by id`,
  `${undoStep} select 'merge' || m.id, x.value ->> 'entity', y.value::text::int, 'change',
    jsonb_build_object(x.value ->> 'field', case when not l.is_list then to_jsonb(m.gone_id)
      when coalesce(x.value -> 'both' @> y.value, false) then jsonb_build_array(m.gone_id, m.kept_id)
      else jsonb_build_array(m.gone_id) end)::text,
    jsonb_build_object(x.value ->> 'field',
      case when l.is_list then jsonb_build_array(m.kept_id) else to_jsonb(m.kept_id) end)::text, false
    from record_merge m ${each('m.moved::jsonb', 'x')} ${each(`x.value -> 'ids'`, 'y')}
    cross join lateral (select (x.value ->> 'entity') || '.' || (x.value ->> 'field') in ${lists} as is_list) l
    order by m.id`,
  `${undoStep} select 'merge' || id, entity, gone_id, 'remove', gone, null, false
    from record_merge where gone::jsonb -> 'values' is not null order by id`,
  `${undoStep} select 'merge' || id, entity, gone_id, 'change', '{"active":true}', '{"active":false}', false
    from record_merge where gone::jsonb ->> 'deactivated' = 'true' order by id`,
  `${undoStep} select 'merge' || m.id, m.entity, m.kept_id, 'change', jsonb_build_object(f.key, null)::text,
    jsonb_build_object(f.key, case when jsonb_typeof(f.value) = 'object'
      then coalesce(f.value -> 'id', f.value -> 'contactId', f.value -> 'customerId') else f.value end)::text, false
    from record_merge m cross join lateral jsonb_each(m.filled::jsonb) f
    where jsonb_typeof(f.value) <> 'array' order by m.id, f.key`,
  `${undoStep} select 'merge' || m.id, coalesce(x.value ->> 'entity', 'filterCondition'), (x.value ->> 'id')::int,
    'change', (x.value -> 'before')::text, (x.value -> 'after')::text, false
    from record_merge m ${each('m.followed::jsonb', 'x')} where m.followed is not null order by m.id`,
  `${undoStep} select 'handover' || h.id, x.value ->> 'entity', y.value::text::int, 'change',
    jsonb_build_object(x.value ->> 'field', coalesce((x.value #>> '{of,from}')::int, h.from_id))::text,
    jsonb_build_object(x.value ->> 'field', coalesce((x.value #>> '{of,to}')::int, h.to_id))::text, false
    from record_hand_over h ${each('h.moved::jsonb', 'x')} ${each(`x.value -> 'ids'`, 'y')} order by h.id`,
];

export const migration: Migration = {
  name: '0040-merges-and-hand-overs-are-undone-like-saves',
  steps: [
    run({ sqlite, postgres }),
    dropTables([
      {
        name: 'record_hand_over',
        entity: 'recordHandOver',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'from_id', field: 'fromId', type: 'integer', nullable: true },
          { name: 'to_id', field: 'toId', type: 'integer', nullable: true },
          { name: 'to_name', field: 'toName', type: 'text', nullable: true, length: 400 },
          { name: 'moved', field: 'moved', type: 'text', nullable: true, length: 4000 },
          { name: 'at', field: 'at', type: 'text', nullable: true, format: 'date-time' },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
          { name: 'user_name', field: 'userName', type: 'text', nullable: true, length: 201 },
          { name: 'undone_at', field: 'undoneAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [
          { name: 'ix_record_hand_over_from_id_id', columns: [{ name: 'from_id' }, { name: 'id' }] },
          { name: 'ix_record_hand_over_at_id', columns: [{ name: 'at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'record_merge',
        entity: 'recordMerge',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'kept_id', field: 'keptId', type: 'integer', nullable: true },
          { name: 'gone_id', field: 'goneId', type: 'integer', nullable: true },
          { name: 'gone_name', field: 'goneName', type: 'text', nullable: true, length: 400 },
          { name: 'gone', field: 'gone', type: 'text', nullable: true, length: 4000 },
          { name: 'moved', field: 'moved', type: 'text', nullable: true, length: 4000 },
          { name: 'filled', field: 'filled', type: 'text', nullable: true, length: 4000 },
          { name: 'followed', field: 'followed', type: 'text', nullable: true, length: 4000 },
          { name: 'at', field: 'at', type: 'text', nullable: true, format: 'date-time' },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
          { name: 'user_name', field: 'userName', type: 'text', nullable: true, length: 201 },
          { name: 'undone_at', field: 'undoneAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [
          { name: 'ix_record_merge_kept_id_id', columns: [{ name: 'kept_id' }, { name: 'id' }] },
          { name: 'ix_record_merge_at_id', columns: [{ name: 'at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
