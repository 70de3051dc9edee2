import type {
  Bulk,
  Dialog,
  Duplicates,
  Field as Words,
  Import,
  List,
  Moments,
  Timeline,
  Vcard,
} from '../../schemas/generated/model.gen.ts';
import type { Json } from './load.ts';
import type { Access, Permission, RoleGrant, Rule } from './types-access.ts';
import type { Route } from './types-routes.ts';
import type { MenuGroup, Page } from './types-screens.ts';

export type { Bulk, Derivation, Dialog, Duplicates, Import, List, Moments } from '../../schemas/generated/model.gen.ts';
export type * from './types-access.ts';
export * from './types-routes.ts';
export type * from './types-screens.ts';

/**
 * All schema files, resolved and frozen, with every default filled in. It does not depend on an engine or framework.
 */
export interface Model {
  readonly entities: readonly Entity[];
  /** Areas of permissions, in the order in which they are shown. */
  readonly areas: readonly string[];
  readonly permissions: readonly Permission[];
  readonly roles: readonly RoleGrant[];
  readonly menu: readonly MenuGroup[];
  readonly reports: readonly Report[];
  readonly widgets: readonly Widget[];
}

export type Kind = 'entity' | 'reference' | 'platform';

export interface Entity {
  /** File without its ending: `reference/quotation-grade`. */
  readonly path: string;
  /** Folder of the generated code: `quotation-grade`. */
  readonly folder: string;
  readonly kind: Kind;
  readonly name: string;
  /** Name it had before it was renamed. */
  readonly was?: string;
  readonly title: string;
  readonly plural: string;
  readonly description: string;
  readonly table: string;
  readonly key: string;
  readonly display: string;
  readonly embed: readonly string[];
  /** Text that names a record, with fields in braces; null for the display field. */
  readonly label: string | null;
  /** Fields of the address of a record, in the order of an envelope. */
  readonly address: readonly string[];
  /** Fields that lists of choices show below the name of a record. */
  readonly hint: readonly string[];
  readonly fields: readonly Field[];
  /** Keys of the rows that logic depends on, by their codes. */
  readonly codes: Readonly<Record<string, number>>;
  /** What the product needs those rows for, as a phrase; empty if the schema does not say. */
  readonly codesFor: string;
  /** Colours of the badges of those rows, by their codes; null if rows are shown as text. */
  readonly badges: Readonly<Record<string, string>> | null;
  readonly unique: readonly Unique[];
  /** Its moments, by name. */
  readonly moments: Moments;
  /** How its records are entries of timelines, and what their own show; null if neither. */
  readonly timeline: Timeline | null;
  /** Which fields fill in a vCard; null if the records are none. */
  readonly vcard: Vcard | null;
  /** Field with the place of a row in the order that people give the rows; null if they do not. */
  readonly order: string | null;
  /** Sets of fields that an extension needs an index for. */
  readonly indexes: readonly (readonly string[])[];
  /** References that records are counted by, and the amount that is added up; null for no tally. */
  readonly tally: { readonly by: readonly string[]; readonly sum: string } | null;
  readonly routes: readonly Route[];
  readonly access: Access;
  /** Path to the branch that own-branch rules compare: a reference, or a reference and a field of its record. */
  readonly branch: readonly string[] | null;
  /** References to the records that this one belongs to. To read it, a user must be able to read those too. */
  readonly within: readonly string[];
  /** Whether records that refer to one of these belong to it. */
  readonly owns: boolean;
  /** References to the users who reach a record that belongs to no other. */
  readonly assignees: readonly string[];
  /** Whether everyone whom the other rules allow reaches a record that belongs to no other. */
  readonly openUnowned: boolean;
  /** Path of the reference to the user who owns the record; the key if the record is the user. */
  readonly owner: readonly string[] | null;
  /** Paths of the references to users who may do what the owner may. */
  readonly deputies: readonly (readonly string[])[];
  /** Who may read and change the records of other owners; null means nobody. */
  readonly others: Rule | null;
  /** Fields that share a record with people who are not its owner, to read. */
  readonly shared: readonly string[];
  /** Who may read only the names of the records of other owners; null means nobody. */
  readonly names: Rule | null;
  readonly messages: Readonly<Record<string, string>>;
  readonly search: readonly string[];
  readonly lists: readonly List[];
  readonly dialogs: readonly Dialog[];
  readonly page: Page | null;
  readonly duplicates: Duplicates | null;
  /** How people import records in the browser; null if they cannot. */
  readonly import: Import | null;
  /** What people do with many records at once; null for nothing. */
  readonly bulk: Bulk | null;
  /** Whether people merge two records into one. */
  readonly merges: boolean;
  readonly history: boolean;
  /** Which records are of the past; null if none are. */
  readonly past: Json | true | null;
  /** What happens to a deleted record. */
  readonly trash: 'reserved' | 'free' | 'part' | 'none';
}

export type FieldType = Words['type'];
export type Format = NonNullable<Words['format']>;

/** A field: what the vocabulary says of it, and what follows for the database. */
export interface Field extends Words {
  /** Whether the values are names of entities, which users see by their titles: of all, or of those with `x-import`. */
  readonly namesEntities: 'entities' | 'imports' | false;
  readonly column: string;
  readonly index: boolean;
}

export interface Unique {
  readonly fields: readonly string[];
  readonly message: string;
}

/** In fixed values and defaults: the signed-in user. */
export const signedInUser = '$user';

/** In `x-start`: today. */
export const today = '$today';

/** The query of a report or widget over one entity: its rows and columns, or groups with measures. */
export interface ReportQuery {
  /** Name of the entity. */
  readonly of: string;
  readonly where: readonly RowCondition[];
  /** Date field that the `from` and `to` of a request apply to. */
  readonly date: string | null;
  readonly columns: readonly Column[];
  readonly group: readonly Group[];
  readonly measures: readonly Measure[];
  readonly sort: { readonly column: string; readonly order: 'ASC' | 'DESC' };
}

/** A condition on rows. Its path leads to a stored field of the record, or of a record that it refers to. */
export interface RowCondition {
  readonly path: readonly string[];
  readonly operator: '=' | '<>' | '>=' | '<=' | 'in';
  readonly value: unknown;
}

export interface Column {
  readonly name: string;
  readonly title: string;
  readonly path: readonly string[];
}

export interface Group extends Column {
  readonly by: 'month' | 'year' | null;
}

export interface Measure {
  readonly name: string;
  readonly title: string;
  readonly of: 'count' | 'sum' | 'latest';
  readonly field: string | null;
  readonly where: readonly RowCondition[];
}

export interface Report extends ReportQuery {
  /** File without its ending: `reports/won-orders`. */
  readonly path: string;
  readonly id: number;
  readonly reportName: string;
  readonly reportType: string;
  readonly description: string | null;
  readonly rule: Rule;
  readonly includesRead?: boolean;
  /** Columns of the rows behind a figure; none for a report of rows. */
  readonly rows: readonly Column[];
}

export interface Widget extends ReportQuery {
  readonly path: string;
  readonly id: number;
  readonly widgetName: string;
  readonly widgetType: 'number' | 'bar' | 'line' | 'pie' | 'list' | 'queue';
  readonly rule: Rule;
  readonly yearBefore: boolean;
  readonly rows: number;
  readonly params: readonly {
    readonly no: number;
    readonly label: string;
    readonly field: string;
    /** Path of a call: `activeMbpBranches`. */
    readonly lookup: string;
  }[];
}
