import type { ComponentType, ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Bulk, Dialog, Duplicates, Field, Moments } from '../../../schemas/generated/model.gen.ts';
import type { Severity } from '../theme/colours.ts';
import type { Rule } from './rule.ts';
import type { View } from './screen.ts';

/** Summary of an entity. Loaded for all entities at the start. */
export interface ResourceSummary {
  readonly name: string;
  readonly title: string;
  readonly plural: string;
  readonly description: string;
  readonly kind: 'entity' | 'reference';
  readonly key: string;
  readonly display: string;
  readonly embed: readonly string[];
  /** Field that choices are sorted by. Default: the display field. */
  readonly choicesBy?: string;
  /** Field with the place of a record, if people put the records in order. */
  readonly order?: string;
  /** Text that names a record, with fields of a reference in braces. Default: the display field. */
  readonly label?: string;
  /** Fields that lists of choices show below the name of a record. */
  readonly hint?: readonly string[];
  /** Labels of coded values, such as ACTIVE, by field. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Colours of badges by key, for rows without a colourCode. Other rows are dark. */
  readonly badges?: Readonly<Record<number, Severity>>;
  /** Keys of the rows that the product depends on, and what it needs them for, as a phrase. */
  readonly coded?: { readonly keys: readonly number[]; readonly for: string };
  readonly calls: Calls;
  readonly access: { readonly read: Rule; readonly create: Rule; readonly update: Rule; readonly remove: Rule };
  /** Fields that a text search looks in. */
  readonly found: readonly string[];
  /** Whether records are added in its list. */
  readonly adds: boolean;
  /** Whether records can be deactivated. Only active ones can be chosen. */
  readonly hasActive: boolean;
  /** Colour of the icon of its records, in timelines and search results. Default: secondary. */
  readonly tint?: Severity;
  /** Whether records can be imported from a file. */
  readonly imports?: boolean;
  /** Whether a deleted record is gone at once, instead of being kept for 30 days. */
  readonly removesForGood?: boolean;
  /** Address of a record's page, with `{id}`; null if it has none. */
  readonly page: string | null;
  /** Address of the list; null if it has none. */
  readonly screen: string | null;
  /** Fields by which that list can be filtered; none if it never shows all records. */
  readonly filters: readonly string[];
}

/** Paths under /v1, with parameters in braces. */
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
  readonly totals?: string;
  readonly bulk?: string;
  readonly derive?: Readonly<Record<string, string>>;
  /** Lists of choices: `activeRegions`, `tags/{type}`. The first that fits is called. */
  readonly narrow?: readonly { readonly path: string; readonly where: Readonly<Record<string, unknown>> }[];
}

/** All that the browser has of an entity. It can be given to react-admin's `<Resource>`. */
export interface Resource<T = any> extends ResourceSummary, ResourceProps {
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly duplicates: DuplicatesInfo | null;
  /** Field with the number that the server gives a new record, such as a quote number. */
  readonly number?: string;
  /** Dialogs of the entity, by their names in the schema. */
  readonly dialogs: Readonly<Record<string, DialogShape>>;
  /** Its moments, by name. */
  readonly moments?: Moments;
  /** Fields of the record's address, which pages show as one. */
  readonly address?: readonly string[];
  /** Fields with telephone numbers at which somebody answers, if records have a page. */
  readonly phones?: readonly string[];
  /** Whether its records can be saved as vCards. */
  /** Whether people merge two records into one. */
  readonly merges?: true;
  readonly hasCards?: true;
  /** What people with the permission BulkChange do with many records at once. */
  readonly bulk?: {
    readonly set: Bulk['set'];
    readonly create?: {
      readonly of: string;
      readonly layout: NonNullable<Bulk['create']>['layout'];
      load(): Promise<Resource>;
    };
  };
  /** Fields of the record's page, in order; empty if there is no page. */
  readonly layout: readonly string[];
  readonly loadValidators: () => Promise<Validators>;
  readonly slots: Slots<T, any, any>;
}

export interface DuplicatesInfo extends Pick<Duplicates, 'when' | 'confirm' | 'row' | 'details'> {
  /** Fields to send to the duplicate check. */
  readonly send: readonly string[];
  readonly ranks: readonly Pick<Duplicates['rank'][number], 'name' | 'of'>[];
  /** Flags of rows that have only an equal detail, and its fields. */
  readonly elsewhere?: Duplicates['elsewhere'];
  /** What a row calls its town. */
  readonly town?: string;
  /** The table that is shown before a new record is saved; missing if only the closest duplicate is. */
  readonly table?: DuplicateTableShape;
}

export interface DuplicateTableShape {
  /** Width in CSS pixels. */
  readonly width: number;
  /** Status shown as a badge after the columns of the list. */
  readonly badge?: string;
  /** List whose columns the table uses, as the user has chosen them. */
  readonly list: {
    readonly name: string;
    readonly columns: readonly string[];
    readonly more: readonly string[];
    readonly view?: View;
  };
}

/** Keywords that a resource has as the vocabulary describes them; one that is not set is missing. */
type Stated =
  | 'description'
  | 'values'
  | 'labels'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'readOnly'
  | 'required'
  | 'country'
  | 'to'
  | 'derived'
  | 'alias'
  | 'setOnce'
  | 'total'
  | 'widget';

export interface FieldInfo extends Pick<Field, 'title' | 'type'>, Partial<Pick<Field, Stated>> {
  readonly format?: Field['format'] | 'percent';
  /** A change: a positive number has a plus sign. */
  readonly signed?: true;
  readonly transform?: readonly string[];
  readonly choices?: Readonly<Record<string, { readonly is?: unknown; readonly of?: string }>>;
  readonly default?: unknown;
  /**
   * Default of a reference in a new record: a row by its key, the signed-in user (null), or a reference of that user.
   */
  readonly defaultReference?: { readonly row: number } | { readonly user: string | null };
  /**
   * What a dialog fills into a new record: today, the signed-in user (null), a reference of that user, or a field of a
   * record that the new one refers to.
   */
  readonly start?: '$today' | { readonly user: string | null } | { readonly of: string; readonly take: string };
  /** Values that each value may change to, by key if the field is a reference. */
  readonly flow?: Readonly<Record<string, readonly (string | number)[]>>;
  /** The usual steps of a status, each with the values that take its place: by key if the field is a reference. */
  readonly steps?: readonly (readonly (string | number)[])[];
  /** Shows a date with a two-digit year. */
  readonly shortYear?: true;
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

/** Props of a slot: the current record of the form or row, and the definition of its entity. */
export interface SlotProps<T = WireRecord> {
  readonly of: Resource;
  readonly record: T;
}

/** An action on a record besides opening, editing and deleting it. */
export interface RecordAction {
  readonly title: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  /** Key that runs it on the record's page, or for the row that the keyboard is on. */
  readonly shortcut: string;
  /** On the record's page, it is in the menu "More" and not a button. */
  readonly isRare?: boolean;
  /** @param from the pressed element, to which focus returns */
  run(from: Element | null): void;
}

/** Props of `record.actions`: it hands the actions that this user may take now to `children`. */
export interface RecordActionsProps<T = WireRecord> extends SlotProps<T> {
  children(actions: readonly RecordAction[], busy: boolean): ReactNode;
}

export interface FormGroup {
  readonly title: string;
  readonly rows: number;
}

/** Definition of a dialog. */
export interface DialogShape
  extends
    Pick<Dialog, 'title' | 'width' | 'height' | 'layout' | 'submit' | 'star'>,
    Partial<Pick<Dialog, 'readOnly' | 'createOnly' | 'fold' | 'require' | 'prefetch'>> {
  /** Whether the schema gives it no title: its title says what it does. */
  readonly isUntitled?: true | undefined;
  /** Headings, each with its number of rows of the layout. */
  readonly groups?: readonly FormGroup[];
}

/** The form of a dialog, for use by extensions. */
export interface FormTools<T = any> {
  /** The record as last saved; null for a new one. */
  readonly record: T | null;
  values(): T;
  /** Sets fields. */
  set(values: Partial<T>): void;
  /** Whether the user has changed the field in this dialog. */
  isSet(name: string): boolean;
  /** Shows a message at a field; null removes it. */
  showMessage(name: string, message: string | null): void;
}

/** An alternative to the table for showing the rows of a list. */
export interface ListView<T> {
  /** Its name in the address: `?view=board`. */
  readonly name: string;
  readonly title: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  /** Whether the date filter of the list applies to it. */
  readonly hasDates?: true;
  readonly Rows: ComponentType<SlotProps<Partial<T>>>;
}

/**
 * Slots that an extension can fill: `dialog.<part>`, `dialog.field.<field>`, `page.<part>`, `page.tab.<tab>`,
 * `list.cell.<field>`, `list.mark`, `list.toolbar`.
 */
type Places<F extends string, Tab extends string> =
  | 'dialog.status'
  | 'dialog.notice'
  | 'dialog.footer'
  | 'dialog.more'
  | 'dialog.after'
  | 'page.status'
  | 'page.notice'
  | 'page.actions'
  | 'page.facts'
  | 'page.aside'
  | 'list.toolbar'
  | 'list.mark'
  | 'timeline.add'
  | `page.tab.${Tab}`
  | `dialog.field.${F}`
  | `list.cell.${F}`;

/** Values for the texts about the selected rows. */
export type BulkFacts = Readonly<Record<'count' | 'title' | 'plural' | 'names', string> & { smart_count: number }>;

interface BulkQuestion {
  readonly title: string;
  readonly text: string;
  /** What comes after the number of rows that are out of sight. */
  readonly hint?: string;
  readonly yes: string;
  readonly destroys?: boolean;
}

export interface BulkProps {
  readonly of: Resource;
  /** Keys of the selected rows. */
  readonly ids: readonly number[];
  /**
   * Asks before the action: the text also says how many of the rows are out of sight.
   * @param question words the question with the facts about the selected rows
   */
  readonly ask: (question: (facts: BulkFacts) => BulkQuestion) => Promise<boolean>;
  /** Ends the selection. */
  readonly onDone: () => void;
}

/** The answer of a call that has saved a record. */
interface Saved<T> {
  readonly json: T;
  readonly headers: Headers;
}

/** A save that has succeeded. */
export interface SaveInfo<T> {
  /** The record before the save; null if it is new. */
  readonly before: T | null;
  /** Values of the form, those of `dialog.more` included. */
  readonly values: WireRecord;
  /** Token of the save: further calls send it, so that they are undone together with the save. */
  readonly undoToken: string | null;
  warn(text: string): void;
}

export type Slots<T, F extends string, Tab extends string = never> = {
  readonly [K in Places<F, Tab>]?: ComponentType<SlotProps<T>>;
} & {
  /** Adjusts the initial values of a form: the defaults of a new record, or the record to edit. */
  readonly 'dialog.start'?: (values: WireRecord, isNew: boolean) => WireRecord;
  /** Shown in place of the form once a new record is saved. Its `onClose` closes the dialog. */
  readonly 'dialog.saved'?: ComponentType<SlotProps<T> & { readonly onClose: () => void }>;
  /** Heading that a possible duplicate of a draft is shown under; null for none. */
  readonly 'duplicates.group'?: (duplicate: WireRecord, draft: WireRecord) => string | null;
  /** Name of another dialog to edit this record in; null for the dialog that was opened. */
  readonly 'dialog.instead'?: (record: T) => string | null;
  /** Whether to show possible duplicates of a saved record in its dialog, and to ask about them when it is saved. */
  readonly 'dialog.duplicates'?: (record: T) => 'show' | 'ask' | null;
  /** Runs before a save. If it resolves to false, it has shown the reason and nothing is saved. */
  readonly 'save.before'?: (values: WireRecord, record: T | null) => Promise<boolean>;
  /**
   * Further values that a save sends, which are no fields of the record, such as how it repeats. May ask the user; if it
   * resolves to null, nothing is saved. It refuses by throwing a `Refusal`.
   * @param changed names of the fields that are sent
   */
  readonly 'save.with'?: (
    values: WireRecord,
    record: T | null,
    changed: readonly string[],
  ) => Promise<WireRecord | null>;
  /**
   * Asks how much is to be deleted with a record, in place of the usual question. Resolves to parameters of the call, or to
   * null if nothing is to be deleted. Null: the usual question.
   */
  readonly 'remove.with'?: (record: T, name: string) => Promise<Readonly<Record<string, string>> | null> | null;
  /**
   * Saves a new record if that takes another call than usual, or more than one.
   * @returns the answer of the call that has saved it
   */
  readonly 'save.create'?: (values: WireRecord) => Promise<Saved<T>>;
  /** Saves the changes of a record with a special call; null to use the usual call. */
  readonly 'save.update'?: (record: T, changes: WireRecord) => Promise<Saved<T>> | null;
  /** Runs after a save. Shows a failure as a warning only, because the record has been saved. */
  readonly 'save.after'?: (saved: T, save: SaveInfo<T>) => Promise<void>;
  /** Prepares to say what else a save has changed, for its toast; null if nothing. Called before the save. */
  readonly 'save.news'?: (values: WireRecord, record: T | null) => Promise<(saved: T) => string | null>;
  /** Called when the user has changed a field. */
  readonly 'dialog.changed'?: (name: F, form: FormTools<T>) => void;
  /**
   * Further checks before a save.
   * @param hasFollowed whether a moment is where the one that it follows has taken it (x-moments)
   * @returns a message for each field with an error
   */
  readonly 'dialog.check'?: (
    values: T,
    saved: T | null,
    hasFollowed: (moment: string) => boolean,
  ) => { readonly [K in F]?: string };
  readonly 'list.view'?: ListView<T>;
  /** Actions on a record, for its page, the menu of its row, and the keyboard. */
  readonly 'record.actions'?: ComponentType<RecordActionsProps<T>>;
  /** Actions on the selected rows, beside those that every list has. */
  readonly 'list.bulk'?: ComponentType<BulkProps>;
};
