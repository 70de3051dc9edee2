// Generated from schemas/meta. Do not edit: change the schema and run npm run generate.

export type Literal = string | number | boolean | null;
/**
 * `"signedIn"` for everyone who has signed in, or an object with one of these keywords.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Rule".
 */
export type Rule =
  | 'signedIn'
  | {
      /**
       * A flag of the role.
       */
      readonly role: 'showSettings' | 'showAdmin';
    }
  | {
      /**
       * The role's name.
       */
      readonly roleName: string;
    }
  | {
      /**
       * A code of schemas/access/permissions.json, which also says what each level allows.
       */
      readonly permission: string;
    };

/**
 * A field. Its name is the JSON name; its column is the name in snake_case.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Field".
 */
export interface Field {
  readonly name: string;
  /**
   * Label. Default: the name as words, each with a capital.
   */
  readonly title: string;
  /**
   * Help under the field, and its description in the API.
   */
  readonly description?: string;
  /**
   * Kind of value. array is a list of references. Default: string; with x-ref a reference.
   */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'ref' | 'refs' | 'alias';
  /**
   * Kind of string: a telephone number and a post code are stored in the form in which people write them. Or money for a number with two decimals kept as whole pence, or month for an integer from 1 to 12 shown by its name. text has many lines. Default: one line of text.
   */
  readonly format?:
    | 'email'
    | 'uri'
    | 'phone'
    | 'postCode'
    | 'money'
    | 'date'
    | 'month'
    | 'time'
    | 'date-time'
    | 'colour'
    | 'text';
  /**
   * The allowed values.
   */
  readonly values?: readonly string[];
  /**
   * Value of a new record. Of a reference, the code of a row (x-codes), $user for the signed-in user, or $user with a reference of that user: $user.mbpDept; it also replaces an empty value that was sent. Default: empty; false for a boolean.
   */
  readonly default?: unknown;
  /**
   * What a dialog fills into a new record: $today, $user for the signed-in user, or $user with a reference of that user. Or a field of a record that this one refers to, such as customer.phoneNo, once that record is chosen: it replaces nothing that was typed, and the fields of an address (x-entity) are filled in together. If that field is empty, a reference with x-choices gets its only choice. Unlike a default, it can be cleared, and the server does not fill it in.
   */
  readonly start?: string;
  /**
   * Maximum length in characters. Default: 100; 4000 for the format text.
   */
  readonly maxLength: number;
  /**
   * Regular expression that the text must match.
   */
  readonly pattern?: string;
  /**
   * Minimum.
   */
  readonly minimum?: number;
  /**
   * Maximum.
   */
  readonly maximum?: number;
  /**
   * Whether callers cannot set the field. Default: false; true for the key and for a sequence, a roll-up, a day of a status, a first value and a derived value that is not taken from another record.
   */
  readonly readOnly: boolean;
  /**
   * Makes the field required; the message if it is empty. true: the title and "is required.".
   */
  readonly required?: string;
  /**
   * How a text is changed before it is checked and saved. trim also removes characters that cannot be seen, and makes special spaces plain ones.
   */
  readonly transform: readonly ('trim' | 'upper' | 'lower')[];
  /**
   * Text of this record with the country of a post code. Without it, or while it is empty, the address is in Britain.
   */
  readonly country?: string;
  /**
   * The field refers to a record. Answers contain its key and display; requests contain the key or such an object.
   */
  readonly to?: string;
  /**
   * Limits the records of a reference: a field of theirs must have a given value, or the value of a field of this record. If they have a field active, it must be true, unless active is given here. A dialog offers only these records, and the server refuses others in every call. One that was chosen before stays, and so does one that is derived.
   */
  readonly choices: { readonly [field: string]: { readonly is?: Literal; readonly of?: string } };
  /**
   * The value is derived from other fields, unless the caller gives one.
   */
  readonly derived: readonly Derivation[];
  /**
   * Alias of a field or of a part of a reference; not stored.
   */
  readonly alias?: readonly string[];
  /**
   * Makes the field unchangeable once it is set; the message for an attempt.
   */
  readonly setOnce?: string;
  /**
   * Whether the field is the name under which the server stores a file. A backup includes the files that such fields name.
   */
  readonly file: boolean;
  /**
   * A running number that a new record gets when it is saved. A number is never given again, even if its record is deleted. The field is read-only.
   */
  readonly sequence?: {
    /**
     * Name of the sequence in the database. It stays, even if the field is renamed.
     */
    readonly name: string;
    /**
     * For a text: letters before the number.
     */
    readonly prefix?: string;
    /**
     * For a text: number of digits, filled up with zeros.
     */
    readonly width?: number;
    /**
     * Required reference. The numbers start at 1 for each record that it refers to. Default: one sequence for all records.
     */
    readonly within?: string;
  };
  /**
   * The value comes from the records that refer to this one: that of the latest, that of the earliest, or the sum. One of latest, earliest and sum says which. It is updated in the transaction that creates, changes or deletes such a record. The field is read-only.
   */
  readonly rollUp?: {
    /**
     * Schema of the records that refer to this one.
     */
    readonly of: string;
    /**
     * Their reference to this record.
     */
    readonly by: string;
    /**
     * Their field that the value is taken from.
     */
    readonly take: string;
    /**
     * The value is that of the record in which this field is greatest.
     */
    readonly latest?: string;
    /**
     * The value is that of the record in which this field is least. A record without it does not count.
     */
    readonly earliest?: string;
    /**
     * The value is the sum of all of them; empty if none has a value.
     */
    readonly sum?: true;
    /**
     * Which records count: conditions on their references, flags and fields with allowed values. Default: all that refer to this one.
     */
    readonly where?: Condition;
    /**
     * There is no value while one of them has these values: of references, the codes of their rows. Default: there is always a value.
     */
    readonly unless?: {
      readonly [k: string]: string;
    };
    /**
     * Whether the record is saved by each change of the value: it gets a new version and an entry in its history. Needed if hooks set the field, or if something else depends on it. Otherwise only the value is written, so that people who have the record open are not disturbed.
     */
    readonly history: boolean;
  };
  /**
   * For a date: the day on which a reference got its row, if that is one of these; else it is empty. Every save sets it, also one by the product itself, and an undo restores it. The field is read-only.
   */
  readonly dayOf?: { readonly field: string; readonly in: readonly (string | number)[] };
  /**
   * The value is that of the first of these fields that is not empty. It is stored, so that an index can have it, and kept out of the history. The field is read-only.
   *
   * Items: A name: letters and digits.
   */
  readonly firstOf?: readonly string[];
  /**
   * The reference names who is responsible for the record. The records of one person can be handed over to another, for example when someone leaves.
   */
  readonly handOver?: {
    /**
     * What is handed over, in the plural.
     */
    readonly title: string;
    /**
     * Which records are handed over, as in a report. Default: all that name the person.
     */
    readonly where?: Condition;
    /**
     * Whether the records may go to the person who covers for someone who is away, and come back afterwards.
     */
    readonly lent: boolean;
  };
  /**
   * What each value may be changed to: allowed values, or the codes of the rows referred to. One that is not named is final. The server refuses other changes in every call, and screens offer only these; what a status does is in the hooks of the entity. Default: any may become any.
   */
  readonly flow?: {
    readonly [k: string]: readonly string[];
  };
  /**
   * The steps that a record usually goes through, in order: for each the values that take its place, or the codes of rows. Until a record is there, a step has the name of its first value. The page shows the steps around the status. Default: the status stands alone.
   */
  readonly steps?: readonly string[][];
  /**
   * Conditions under which the field is visible, editable or required.
   */
  readonly when: {
    /**
     * Condition under which the dialog shows the field. Default: always.
     */
    readonly visible?: Condition;
    /**
     * Condition under which the dialog lets the field be changed. Default: always.
     */
    readonly editable?: Condition;
    /**
     * Condition under which x-required applies, on the server too. Default: always.
     */
    readonly required?: Condition;
  };
  /**
   * Texts that users see in place of values that are codes. The API, exports and conditions use the values. A text that has labels but no enum is chosen from the labels. entities: the values are names of entities, the texts their titles; imports: only of those that can be imported in the browser (x-import). Default: the values.
   */
  readonly labels: { readonly [value: string]: string };
  /**
   * For a number: whether the foot of lists shows the total of the column. Default: true for money, else false.
   */
  readonly total?: boolean;
  /**
   * How the value is shown or chosen: badge is a coloured label, swatch the theme colour of that name beside the label, picker a search dialog of admin-ui/features/pickers.ts.
   */
  readonly widget?: 'picker' | 'badge' | 'swatch';
  /**
   * Former name of a field that was renamed. The next migration renames its column and keeps its values, history and saved filters. Once the migration is written, x-was can be kept or removed.
   */
  readonly was?: string;
  /**
   * Set by the server at each save. A change must contain the version that was read.
   */
  readonly stamp?: 'createdOn' | 'createdBy' | 'updatedOn' | 'updatedBy' | 'version';
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "List".
 */
export interface List {
  readonly name: string;
  /**
   * Heading of the list. Default: the plural.
   */
  readonly title: string;
  /**
   * Address of the list in the browser. A list without one is shown only on a page's tab.
   */
  readonly screen?: string;
  /**
   * Number of the list, which saved filters and column selections refer to. Default: that of main if the list has a screen.
   */
  readonly viewId?: number;
  /**
   * Columns, in order. Default: every field except the key, stamps and aliases.
   */
  readonly columns: readonly string[];
  /**
   * Columns that users can add.
   */
  readonly more: readonly string[];
  /**
   * Values under the name of a row on a telephone, at most three, without labels. Default: the first columns after the name and the status.
   */
  readonly card: readonly string[];
  /**
   * Fields that users can filter by. Each is indexed with each sort.
   */
  readonly filters: readonly string[];
  /**
   * Fixed values that every row of the list has; $user is the signed-in user.
   */
  readonly where: {
    readonly [k: string]: unknown;
  };
  /**
   * Field the list is sorted by, with a minus for descending; choices of a reference list have the same order. Default: display.
   */
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /**
   * Date that the quick filter from and to applies to. Default: none.
   */
  readonly date?: string;
  /**
   * Columns that users sort by most: each is indexed with each filter. All other columns sort too, each with an index of its own, unless they have long texts or many references. A reference sorts by its place in its list, or else by its name. Rows without a value come last in both directions. Default: the sort of the list.
   */
  readonly sorts: readonly string[];
  /**
   * Initial number of rows on a page.
   */
  readonly rows: 25 | 50 | 100;
  /**
   * Dialog that adds a record. Without it there is no button to add one; a reference list has edit.
   */
  readonly create?: string;
  /**
   * Dialog that a row opens if the entity has no page. What it lets people change, they also change in the cells of the list. Default: that of the page; a reference list has edit.
   */
  readonly edit?: string;
  /**
   * What a row opens: the page of its record, or the dialog of edit. If an entity has no page, dialog also opens it for people who may only read the record.
   */
  readonly opens: 'page' | 'dialog';
  /**
   * Text of an empty list. Default: “No {plural} yet” and the description.
   */
  readonly empty?: string;
}
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Dialog".
 */
export interface Dialog {
  readonly name: string;
  /**
   * Heading of the dialog. Default: what it does, such as "New contact", with the title and "Details" beside; of a reference list the title.
   */
  readonly title: string;
  /**
   * Width in CSS pixels.
   */
  readonly width: number;
  /**
   * Height in CSS pixels. Default: as high as its fields need.
   */
  readonly height?: number;
  /**
   * Rows of fields, each in order. Default: every editable field on a row of its own.
   */
  readonly layout: readonly (readonly string[])[];
  /**
   * Rows of fields in groups, each under its heading, in place of layout. For long dialogs.
   */
  readonly groups?: {
    /**
     * Rows, each a list of fields.
     */
    readonly [k: string]: readonly (readonly string[])[];
  };
  /**
   * Fields that are shown but not edited here.
   */
  readonly readOnly: readonly string[];
  /**
   * Fields that are edited here only in a new record. In a saved one they are locked until the user unlocks them.
   */
  readonly createOnly: readonly string[];
  /**
   * Fields that the dialog of a new record hides behind More fields until they have a value or an error. Required fields cannot be hidden.
   */
  readonly fold: readonly string[];
  /**
   * Label of the button that saves. Default: Save.
   */
  readonly submit?: string;
  /**
   * Fields marked with a star. Default: all that are required.
   */
  readonly star?: readonly string[];
  /**
   * Required fields of this dialog, with their messages as in x-required, in addition to or instead of those of the fields. The server does not require them.
   */
  readonly require: { readonly [field: string]: string };
  /**
   * Paths of lists that are loaded when the dialog opens. Default: a list is loaded when its field opens.
   */
  readonly prefetch: readonly string[];
}
/**
 * Looks for similar records. If a new record has some, the answer is 409 with ranked rows. Default: no check.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Duplicates".
 */
export interface Duplicates {
  /**
   * Fields that must be filled in before the check runs.
   */
  readonly when: readonly string[];
  /**
   * Similarities from 0 to 1, by their names in the answer. Their mean by weight decides. Names alone, or addresses alone, must be almost equal.
   */
  readonly rank: readonly {
    readonly name: string;
    readonly of: 'name' | 'address';
    readonly fields: readonly string[];
    readonly weight: number;
  }[];
  /**
   * Fields whose equal values indicate a duplicate: they raise the mean by a third of what is missing. Telephone numbers of several fields are compared with each other, and so are e-mail addresses. What more than ten records have, or a reference that more than 200 have, does not count.
   */
  readonly evidence: readonly string[];
  /**
   * Fields whose equal values are reported although nothing else is alike, in the order given: up to five records each, after the similar ones, with this flag in their rows. Several fields are one text, but each telephone number and e-mail address counts alone.
   */
  readonly elsewhere: readonly { readonly flag: string; readonly fields: readonly string[] }[];
  /**
   * Fields that a dialog sends to the duplicate check while it is filled in. Default: those of when, rank, evidence and elsewhere.
   */
  readonly send?: readonly string[];
  /**
   * Question shown before saving despite duplicates.
   */
  readonly confirm: string;
  /**
   * Fields of an answered row, in the order of the properties. Default: a row is the whole record.
   */
  readonly row?: { readonly [field: string]: string };
  /**
   * Fields that the details of a duplicate show, with their labels there. Default: those of row.
   */
  readonly details?: {
    readonly [k: string]: string;
  };
  /**
   * Shows all duplicates in a table before a new record is saved. Default: only the closest is shown.
   */
  readonly table?: {
    /**
     * List whose columns the table uses, as the user has chosen them.
     */
    readonly list: string;
    /**
     * Status shown as a badge after those columns. Default: none.
     */
    readonly badge?: string;
    /**
     * Width in CSS pixels.
     */
    readonly width: number;
  };
}
/**
 * People with the permission ImportRecords can import records of this kind from a file in the browser. Default: only the command imports them.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Import".
 */
export interface Import {
  /**
   * Sets of fields that find the record that a row changes. The first set of which the row has all values, and which finds a record, decides. The first field of each set gets an index. Without it, a row changes only a record that a person chooses among its duplicates.
   */
  readonly by: readonly (readonly string[])[];
  /**
   * Headings that files have for a field, besides its name and its title. Case, spaces and punctuation do not matter.
   */
  readonly names: Readonly<Record<string, readonly string[]>>;
}
/**
 * What people with the permission BulkChange do with many records at once, besides what the bulk call of x-routes allows. Each record follows the rules of a single save. Default: nothing.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Bulk".
 */
export interface Bulk {
  /**
   * Fields that get a new value. A field with several references gets some more, or loses some. The first field is what Reassign offers.
   */
  readonly set: readonly string[];
  /**
   * A record that is added for each, and refers to it and to what it refers to itself. Default: none.
   */
  readonly create?: {
    /**
     * Schema of what is added.
     */
    readonly of: string;
    /**
     * Rows of fields that are the same for all.
     */
    readonly layout: readonly (readonly string[])[];
  };
}
/**
 * Moments of a record, by name: each a day and a time in London. The server refuses a time that is left out when the clocks go forward; of one that comes twice when they go back, the first is meant. Distances between moments are what clocks show: from 10:00 to 10:00 on the next day is 1440 minutes, also if the clocks change in between.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Moments".
 */
export interface Moments {
  readonly [k: string]: {
    /**
     * Field with the day.
     */
    readonly date: string;
    /**
     * Field with the time.
     */
    readonly time: string;
    /**
     * Name of a moment above. When it moves, this one moves by the same interval, unless the same save gives this one.
     */
    readonly follows?: string;
    /**
     * Field with the minutes from the moment that this one follows. Without a day and a time of its own, this moment is so much later, also when the minutes change.
     */
    readonly length?: string;
    /**
     * This moment must come after the one that it follows, or may be the same if its length is 0. The message if it does not.
     */
    readonly after?: string;
  };
}
/**
 * Makes the records entries of timelines: those of the records that they refer to. An entry appears once its moment has come. A record has a timeline if entries refer to it.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Timeline".
 */
export interface Timeline {
  /**
   * References to the records in whose timelines an entry appears.
   */
  readonly under: readonly string[];
  /**
   * When it happened: the first of these moments (x-moments) and dates that is not empty. Default: when it was added. Of a day without a time, the day itself; today becomes the time of the save.
   */
  readonly at: readonly string[];
  /**
   * Reference to the user who did it.
   */
  readonly by: string;
  /**
   * What an entry shows besides its name. Its texts are searched too.
   */
  readonly shows: readonly string[];
  /**
   * Long text of an entry, whose beginning is shown.
   */
  readonly text?: string;
  /**
   * Name of an icon of Material UI, which entries have. Default: that of its menu item.
   */
  readonly icon?: string;
  /**
   * Colour of that icon and its ground, also in search results.
   */
  readonly tint: 'primary' | 'success' | 'info' | 'help' | 'warning' | 'danger' | 'secondary';
  /**
   * Fields whose changes appear in the timeline of the record itself.
   */
  readonly changes: readonly string[];
}
/**
 * Lets people save these records as vCards, from their list, a selection or their page. Says which field fills in which part of a card. The address is that of x-entity.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Vcard".
 */
export interface Vcard {
  /**
   * Field with the whole name.
   */
  readonly fn: string;
  /**
   * Field with the first name of a person.
   */
  readonly given?: string;
  /**
   * Field with the surname of a person. Without it, the card is that of a company.
   */
  readonly family?: string;
  /**
   * Field with the company: a text, or a reference that stands for its name. Default: for a company, its name.
   */
  readonly org?: string;
  /**
   * Field with the job title.
   */
  readonly title?: string;
  /**
   * Field with the e-mail address.
   */
  readonly email?: string;
  /**
   * Fields with telephone numbers, and what kind each is.
   */
  readonly tel?: {
    readonly [k: string]: 'WORK' | 'HOME' | 'CELL' | 'FAX';
  };
  /**
   * Field with the website.
   */
  readonly url?: string;
}
/**
 * Where a derived value comes from.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Derivation".
 */
export interface Derivation {
  /**
   * Fields that the value is derived from. When one changes, it is derived again.
   */
  readonly from: readonly string[];
  /**
   * Function of the entity's extension. Without it and text, `from` is a reference and the value comes from the referenced record.
   */
  readonly by?: string;
  /**
   * The value is this text, with fields of `from` in braces; a reference stands for its name. An empty field is left out, with the text before it.
   */
  readonly text?: string;
  /**
   * For a text of names: a caller that sends only the text sets the fields of `from` by it. Each takes a word, the last the rest.
   */
  readonly split?: boolean;
  /**
   * Which part of the function's result, or which field of the referenced record. Default: the whole answer.
   */
  readonly take?: string;
  /**
   * For a reference: whether the value stays when the reference is emptied. Default: it is emptied too.
   */
  readonly keeps?: boolean;
}
/**
 * The values that fields must have, by name or field path; all must match. A plain value stands for is. A reference is compared by the code of its row (x-codes). A field without a value is null, and so is a part of a reference that is empty.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Condition".
 */
export interface Condition {
  readonly [k: string]: string | number | boolean | null | Test;
}
/**
 * Condition on the value of a field. Several keywords must all hold.
 *
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "Test".
 */
export interface Test {
  /**
   * The value is this.
   */
  readonly is?: string | number | boolean | null;
  /**
   * The value is one of these.
   */
  readonly in?: readonly (string | number | boolean | null)[];
  /**
   * The value is not this, or none of these. With null among them, the field must not be empty.
   */
  readonly not?: (string | number | boolean | null) | readonly (string | number | boolean | null)[];
  /**
   * The value is at least this, or this day or later.
   */
  readonly from?: string | number;
  /**
   * The value is at most this, or this day or earlier.
   */
  readonly to?: string | number;
}
