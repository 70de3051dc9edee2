import type {
  Duplicates,
  Field,
  Import,
  List,
  Moments,
  Rule as SchemaRule,
  Vcard,
} from '../../../schemas/generated/model.gen.ts';

/**
 * A record inside the product: a date is an ISO date, an instant an ISO instant, money is pence, a reference is a
 * `Reference`. The generated types say which fields a record of an entity has.
 */
export type AnyRecord = Record<string, unknown>;

/** A reference to another record: its key, its display, and its embedded fields under their own names. */
export interface Reference {
  readonly key: number;
  /** Its display text, such as a name or a number. */
  readonly display: unknown;
}

/**
 * The definition of an entity at run time. The generated code fills it in. The platform uses nothing else, so it
 * contains no entity's name. `T` and `R` are the types of its records and of references to them.
 */
export interface EntityDefinition<T extends AnyRecord = AnyRecord, R extends Reference = Reference> {
  /** Only for the compiler: no definition has them. */
  readonly record?: T;
  readonly reference?: R;
  readonly name: string;
  readonly title: string;
  readonly plural: string;
  readonly description?: string;
  readonly kind: 'entity' | 'reference';
  readonly table: string;
  readonly key: string;
  readonly display: string;
  /** Fields that every reference to a record contains, besides key and display. */
  readonly embed: readonly string[];
  readonly fields: readonly FieldDefinition[];
  /** Its moments, by name. */
  readonly moments?: Moments;
  /** How its records are entries of timelines, and what their own show. */
  readonly timeline?: TimelineDefinition;
  /** The lists in the tabs of its page (x-page.tabs). */
  readonly related?: readonly RelatedList[];
  /** Which fields fill in a vCard, and those of its address. */
  readonly vcard?: CardFields;
  /** Field with the position of a record, if people put the records in order. */
  readonly order?: string;
  /** Keys of the rows that logic depends on, by code. */
  readonly codes: Readonly<Record<string, number>>;
  /** Values of other records that are taken from these. */
  readonly rollUps: readonly RollUp[];
  /** References that the records are counted by, and the amount that is added up: see `core/records/tally.ts`. */
  readonly tally?: { readonly by: readonly string[]; readonly sum: string };
  readonly unique: readonly { readonly fields: readonly string[]; readonly message: string }[];
  /** What its own calls do: `list`, `create`. */
  readonly operations: readonly string[];
  /** Calls that forms list its rows by, if it is a reference list. */
  readonly choices?: readonly string[];
  readonly access: { readonly read: Rule; readonly create: Rule; readonly update: Rule; readonly remove: Rule };
  /** Path to the branch that own-branch rules check. */
  readonly branch: readonly string[] | null;
  /** References to the records this one belongs to: a person must be able to read them too. */
  readonly within: readonly string[];
  /**
   * References of which a record needs one to belong to another record, and to the people who reach it without. Null if
   * it always belongs to one, or if everyone may reach it.
   */
  readonly closed: { readonly by: readonly string[]; readonly people: readonly string[] } | null;
  /** Path of the reference to the user who owns the record; the key if the record is the user. */
  readonly owner: readonly string[] | null;
  /** Paths of the references to users who may do what the owner may. */
  readonly deputies?: readonly (readonly string[])[];
  /** Who may read and change the records of other owners; null means nobody. */
  readonly others: Rule | null;
  /**
   * Fields that share a record with people who are not its owner, to read: a flag, or a reference to a branch, a role or
   * a user.
   */
  readonly shared?: readonly string[];
  /** Who may read key, display and embedded fields of the records of other owners; null means nobody. */
  readonly names: Rule | null;
  /** Fields a caller may sort by, and filter by: each has an index, or the list is short. */
  readonly sortable: readonly string[];
  readonly filterable: readonly string[];
  readonly search: readonly string[];
  readonly lists: readonly ListDefinition[];
  readonly duplicates: DuplicatesDefinition | null;
  /** How people import records in the browser; missing if they cannot. */
  readonly import?: Import;
  /** Whether people merge two records into one. */
  readonly merges?: true;
  /** What people do with many records at once: fields that get a value, and what is added for each, with its fields. */
  readonly bulk?: {
    readonly set: readonly string[];
    readonly create?: { readonly of: string; readonly fields: readonly string[] };
  };
  readonly history: boolean;
  /** See `x-past`; no conditions for all records. */
  readonly past?: readonly RowCondition[];
  /**
   * What happens to a deleted record: it can be restored, with or without its unique values reserved; it is kept only
   * with the record it was deleted with; it is gone, and nothing done to these records can be undone.
   */
  readonly trash: 'reserved' | 'free' | 'part' | 'none';
  readonly messages: Readonly<Record<string, string>>;
  readonly validators: Validators;
}

/** See `x-timeline`. */
export interface TimelineDefinition {
  readonly under: readonly string[];
  /** Where the moment of a record comes from: the first that is not empty. */
  readonly at: readonly { readonly date: string; readonly time?: string }[];
  readonly by: string;
  readonly shows: readonly string[];
  readonly text?: string;
  readonly changes: readonly string[];
}

/** A list in a tab of a record's page: the rows of an entity that refer to the record. */
export interface RelatedList {
  readonly tab: string;
  readonly of: string;
  /** Reference of the rows. */
  readonly by: string;
  /** Reference of the record that the rows have in common with it, in place of the record itself. */
  readonly from?: string;
}

/** See `x-vcard`. */
export type CardFields = Vcard & { readonly address: readonly string[] };

/** The definition of each entity, by its name. Only for the compiler: `generated/registry.gen.ts` declares them. */
export interface EntityDefinitions {}

export type EntityName = keyof EntityDefinitions;

/** An entity, as services take it: its name or its definition. */
export type Entity = EntityName | EntityDefinition;

type DefinitionOf<E extends Entity> = E extends EntityName ? EntityDefinitions[E] : E;

/** The records of an entity, and the references to them. */
export type RecordOf<E extends Entity> = DefinitionOf<E> extends EntityDefinition<infer T> ? T : never;
export type ReferenceOf<E extends Entity> = DefinitionOf<E> extends EntityDefinition<AnyRecord, infer R> ? R : never;

/** A value of another entity that is taken from records: one of `latest`, `earliest` and `sum` says which. */
export interface RollUp {
  /** Entity that has the value, and its field. */
  readonly of: string;
  readonly field: string;
  /** Reference to its record. */
  readonly by: string;
  /** Field that the value is taken from. */
  readonly take: string;
  /** Takes it from the record in which this field is greatest. */
  readonly latest?: string;
  /** Takes it from the record in which this field is least. */
  readonly earliest?: string;
  /** Takes the sum. */
  readonly sum?: true;
  /** Conditions on the records that count, on their own fields. */
  readonly where?: readonly RowCondition[];
  /** There is no value while one of its records has these values; references are given by key. */
  readonly unless?: Readonly<Record<string, string | number>>;
  /** Whether a change of the value is a change of the record, with a version and an entry in its history. */
  readonly history?: boolean;
}

export type Format = NonNullable<Field['format']>;

/** Periods that dates are grouped by. */
export type PeriodFormat = 'year-month' | 'year';

/** Keywords that a definition has as the vocabulary describes them; one that is not set is missing. */
type Stated =
  | 'description'
  | 'values'
  | 'labels'
  | 'maxLength'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'readOnly'
  | 'transform'
  | 'country'
  | 'to'
  | 'derived'
  | 'alias'
  | 'setOnce'
  | 'file'
  | 'sequence'
  | 'firstOf'
  | 'total'
  | 'stamp';

export interface FieldDefinition extends Pick<Field, 'name' | 'title' | 'type'>, Partial<Pick<Field, Stated>> {
  readonly column?: string;
  readonly format?: Format | PeriodFormat;
  readonly default?: unknown;
  /** A reference that a new record gets: a row by its key, the signed-in user (null), or a reference of that user. */
  readonly defaultReference?: { readonly row: number } | { readonly user: string | null };
  /** Join table of a reference to many. */
  readonly joinTable?: string;
  /** Values that all records have that such a reference can lead to. */
  readonly among?: Readonly<Record<string, unknown>>;
  /** What a record must have to be chosen: fixed values by their fields. One that was chosen before stays. */
  readonly only?: Readonly<Record<string, unknown>>;
  /** Fields of the referenced record that must have the value of a field of this one, with that field. */
  readonly fits?: Readonly<Record<string, string>>;
  /** The day on which a reference came to be one of some rows, given by their keys. */
  readonly dayOf?: { readonly field: string; readonly in: readonly number[] };
  /** Values that each value may change to; keys of rows if the field is a reference. */
  readonly flow?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Marks the person responsible for a record: heading and conditions of the records to hand over. */
  readonly handOver?: { readonly title: string; readonly where: readonly RowCondition[]; readonly lent?: boolean };
}

/** A path leads to a stored field: one of the record, or one of a record it refers to. */
export interface RowCondition {
  readonly path: readonly string[];
  readonly operator: '=' | '<>' | '>=' | '<=' | 'in';
  readonly value: unknown;
}

export type ListDefinition = Omit<List, 'screen' | 'card' | 'create' | 'edit' | 'opens' | 'empty'>;

export type DuplicatesDefinition = Pick<Duplicates, 'when' | 'rank' | 'evidence' | 'elsewhere' | 'row'>;

/** Who may call: anyone, the holder of a valid token, an active user, or one whose role or permissions allow it. */
export type Rule = SchemaRule | 'public' | 'token';

/** A generated check: true, or its `errors` say why not. */
export interface Check {
  (data: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

export interface CheckError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly additionalProperty?: string; readonly missingProperty?: string };
}

export interface Validators {
  /** Shape of what a caller sends: types, lengths, formats, no unknown field. */
  readonly input: Check;
  /** What a whole record must have before it is kept. */
  readonly rules: Check;
  /** Fields whose values `rules` compares; of the others it only asks whether they are filled. */
  readonly compared: readonly string[];
  /** Conditions of `x-when`, by field. */
  readonly when: Readonly<Record<string, Partial<Record<'visible' | 'editable' | 'required', Check>>>>;
  /** Text for a field whose value has the wrong shape. */
  readonly invalid: Readonly<Record<string, string>>;
  /** Text for a field that is required and empty. */
  readonly required: Readonly<Record<string, string>>;
}

/** The column with the moment at which a record stands in timelines (x-timeline). It is on no wire. */
export const timelineColumn = 'timeline_at';

/** Whether the records are entries of timelines. */
export const isEntry = ({ timeline }: Pick<EntityDefinition, 'timeline'>): boolean =>
  timeline !== undefined && timeline.under.length > 0;

export const isStored = (field: FieldDefinition): boolean => field.column !== undefined;

/** Whether the flow of a field allows a change, with references as keys. An empty field can take any value. */
export const mayBecome = (
  { flow }: FieldDefinition,
  from: string | number | null,
  to: string | number | null,
): boolean => !flow || from === null || (to !== null && (flow[from]?.includes(to) ?? false));

export const fieldOf = (definition: Pick<EntityDefinition, 'fields'>, name: string): FieldDefinition | undefined =>
  definition.fields.find((field) => field.name === name);

/** The column of a stored field. With a generated definition, the compiler checks the name. */
export const columnOf = <T extends AnyRecord>(definition: EntityDefinition<T>, name: keyof T & string): string =>
  fieldOf(definition, name)!.column!;
