import { activity } from '../../../generated/activity.gen.tsx';
import { summaryOf } from '../../../core/data/data-provider.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { bare } from '../../../crud/fields/reference.ts';

/** The records that an activity belongs to, by its fields. */
export const linkFields = ['customer', 'contact', 'opportunity', 'quote'] as const;

export type Links = Readonly<Record<(typeof linkFields)[number], WireRecord | null>>;

const entityOf = (field: (typeof linkFields)[number]): string => activity.fields[field]!.to!;

/** Whether what happened can be logged for records of an entity. */
export const canBeLogged = (entity: string): boolean => linkFields.some((field) => entityOf(field) === entity);

/** What an activity about a record belongs to: the record, and what the record itself belongs to. */
export const linksOf = (entity: string, record: WireRecord): Links =>
  Object.fromEntries(
    linkFields.map((field) => [
      field,
      entityOf(field) === entity ? bare(entity, record) : ((record[field] ?? null) as WireRecord | null),
    ]),
  ) as Links;

/** The keys of the links, as a save sends them. */
export const keysOf = (links: Links): WireRecord =>
  Object.fromEntries(linkFields.map((field) => [field, links[field]?.[summaryOf(entityOf(field)).key] ?? null]));
