import type { ComponentType } from 'react';
import type { Rule } from './rule.ts';

/** What is known of every entity at once. */
export interface ResourceSummary {
  readonly name: string;
  readonly title: string;
  readonly plural: string;
  readonly description: string;
  readonly kind: 'entity' | 'reference';
  readonly key: string;
  readonly display: string;
  readonly embed: readonly string[];
  readonly calls: Calls;
  readonly access: { readonly read: Rule; readonly create: Rule; readonly update: Rule; readonly remove: Rule };
  /** Fields a typed text is looked up in. */
  readonly found: readonly string[];
  /** Whether records can be switched off; choices are those that are not. */
  readonly hasActive: boolean;
  /** Address of a record's page, with {id}; null where it has none. */
  readonly page: string | null;
  /** Address of the list. */
  readonly screen: string | null;
}

/** Paths under /v1, with their parameters in braces. */
export interface Calls {
  readonly list?: string;
  readonly one?: string;
  readonly create?: string;
  readonly update?: string;
  readonly remove?: string;
  readonly history?: string;
  readonly search?: string;
  readonly check?: string;
  readonly saveAnyway?: string;
  readonly distinct?: string;
  readonly filter?: string;
  readonly export?: string;
  readonly bulk?: string;
  readonly derive?: Readonly<Record<string, string>>;
  /** Lists of those that have something in common. */
  readonly narrow?: readonly { readonly path: string; readonly where: Readonly<Record<string, unknown>> }[];
}

export interface Resource<T = any> extends ResourceSummary {
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly duplicates: {
    readonly when: readonly string[];
    /** Fields a check is sent. */
    readonly send: readonly string[];
    readonly confirm: string;
    readonly ranks: readonly string[];
    readonly row: Readonly<Record<string, string>>;
  } | null;
  /** Its dialogs, by their names in the schema. */
  readonly dialogs: Readonly<Record<string, DialogShape>>;
  readonly validators: Validators;
  readonly slots: Slots<T, any, any>;
}

export interface FieldInfo {
  readonly title: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'ref' | 'refs' | 'alias';
  readonly description?: string;
  readonly format?: 'email' | 'uri' | 'phone' | 'money' | 'date' | 'month' | 'time' | 'date-time' | 'colour' | 'text';
  readonly values?: readonly string[];
  readonly default?: unknown;
  /** A reference that a new record gets: a row by its key, the signed-in user (null), or a reference of that user. */
  readonly defaultReference?: { readonly row: number } | { readonly user: string | null };
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly readOnly?: boolean;
  readonly required?: string;
  readonly transform?: readonly string[];
  readonly to?: string;
  readonly choices?: Readonly<Record<string, { readonly is?: unknown; readonly of?: string }>>;
  readonly derived?: readonly {
    readonly from: readonly string[];
    readonly by?: string;
    readonly text?: string;
    readonly take?: string;
  }[];
  readonly alias?: readonly string[];
  readonly setOnce?: string;
  /** What each value may become, by the keys of the rows where it is a reference. */
  readonly flow?: Readonly<Record<string, readonly (string | number)[]>>;
  /** A date that is shown with two digits of its year. */
  readonly shortYear?: true;
  readonly widget?: 'picker' | 'badge';
}

export interface Check {
  (data: unknown): boolean;
  errors?:
    | readonly { readonly keyword: string; readonly instancePath: string; readonly params: Record<string, unknown> }[]
    | null;
}

export interface Validators {
  readonly input: Check;
  readonly rules: Check;
  readonly when: Readonly<Record<string, Partial<Record<'visible' | 'editable' | 'required', Check>>>>;
  readonly invalid: Readonly<Record<string, string>>;
  readonly required: Readonly<Record<string, string>>;
}

export type WireRecord = Record<string, any>;

/** What a slot is given: the record as the form or the row has it now, and what is known of its kind. */
export interface SlotProps<T = WireRecord> {
  readonly of: Resource;
  readonly record: T;
}

/** What a dialog consists of. */
export interface DialogShape {
  readonly title: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height?: number;
  readonly layout: readonly (readonly string[])[];
  readonly readOnly?: readonly string[];
  readonly require?: Readonly<Record<string, string>>;
  readonly star?: readonly string[];
}

/** The form of a dialog, for what an extension does in it. */
export interface FormTools<T = any> {
  /** The record as it was saved last; null for a new one. */
  readonly record: T | null;
  values(): T;
  /** Fills fields in. */
  set(values: Partial<T>): void;
  /** Whether a person has changed the field here. */
  isSet(name: string): boolean;
  /** Shows a message at a field, or takes it away. */
  tell(name: string, message: string | null): void;
}

/** Another way to show the rows of a list than as a table. */
export interface ListView<T> {
  readonly title: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  readonly Rows: ComponentType<SlotProps<Partial<T>>>;
}

/** Places an extension fills: `dialog.<part>`, `dialog.field.<field>`, `page.<part>`, `page.tab.<tab>`, `list.cell.<field>`, `list.toolbar`. */
type Places<F extends string, Tab extends string> =
  | 'dialog.status'
  | 'dialog.footer'
  | 'page.status'
  | 'page.actions'
  | 'page.aside'
  | 'list.toolbar'
  | `page.tab.${Tab}`
  | `dialog.field.${F}`
  | `list.cell.${F}`;

export type Slots<T, F extends string, Tab extends string = never> = {
  readonly [K in Places<F, Tab>]?: ComponentType<SlotProps<T>>;
} & {
  /** What a form starts with, of what it would: the defaults of a new record, or the record. */
  readonly 'dialog.start'?: (values: WireRecord, isNew: boolean) => WireRecord;
  /** Name of the dialog that edits a record in place of the one that was opened. */
  readonly 'dialog.instead'?: (record: T) => string | null;
  /** Whether duplicates of a saved record are looked for when its dialog opens. */
  readonly 'dialog.duplicates'?: (record: T) => boolean;
  /** Runs before a save. If it resolves to false, it has shown the reason and nothing is saved. */
  readonly 'save.before'?: (values: WireRecord, record: T | null) => Promise<boolean>;
  /** Saves a new record where that is more than one call. Answers the saved record. */
  readonly 'save.create'?: (values: WireRecord) => Promise<T>;
  /** Saves the changes of a record where that is another call; null where it is the usual one. */
  readonly 'save.update'?: (record: T, changes: WireRecord) => Promise<T> | null;
  /** What follows a save. What fails it only warns of: the record is saved. */
  readonly 'save.after'?: (saved: T, record: T | null, warn: (text: string) => void) => Promise<void>;
  /** A person has changed a field. */
  readonly 'dialog.changed'?: (name: F, form: FormTools<T>) => void;
  /** Further checks before a record is sent: a message for each field that is wrong. */
  readonly 'dialog.check'?: (values: T, saved: T | null) => { readonly [K in F]?: string };
  readonly 'list.view'?: ListView<T>;
};
