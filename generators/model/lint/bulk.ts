import type { Names } from './names.ts';

/** Checks x-bulk: people can set its fields by the call that changes a record, and what is added refers to the record. */
export function lintBulk(names: Names): void {
  const { name, bulk, fields, routes } = names.entity;
  if (!bulk) return;
  if (bulk.set.length && !routes.some(({ operation }) => operation === 'update'))
    names.add('needs a call that changes a record', 'x-bulk', 'set');
  bulk.set.forEach((one, i) => {
    names.field(one, 'x-bulk', 'set', i);
    const field = fields.find((own) => own.name === one);
    if (field && (field.readOnly || field.alias || field.stamp || field.setOnce))
      names.add(`"${one}" cannot be changed by people`, 'x-bulk', 'set', i);
  });
  const { create } = bulk;
  const target = names.target(create?.of);
  if (!create || !target) return;
  if (!target.fields.some(({ to, type }) => to === name && type === 'ref'))
    names.add(`${target.name} has no reference to ${name}`, 'x-bulk', 'create', 'of');
  create.layout.forEach((row, i) => {
    row.forEach((one, j) => names.fieldOf(one, target, 'x-bulk', 'create', 'layout', i, j));
  });
}
