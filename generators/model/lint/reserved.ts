/** Tables that SQLite and PostgreSQL keep for themselves. */
export const ofDatabase = /^(sqlite|pg)_/;

/** Columns that every table of PostgreSQL has. */
export const systemColumns: ReadonlySet<string> = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']);

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that cannot be names of variables or imports. */
const reserved = words(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`,
);

/** Whether a name means something in JavaScript. */
export const isTaken = (name: string): boolean => name in Object.prototype || reserved.has(name);

/** Types that the generated code of an entity uses, beside its own. `linter-values.test.ts` holds it against that code. */
export const generatedTypes = words(
  `Access Array Body Boolean Controller Crud CurrentUser Date Delete DeriveContext Describe DialogProps EntityDefinition
  EntityDialog EntityHooks EntityList Error ExportQuery Get HttpCode InjectCrud ListProps ListQuery Map Number Param
  Params Partial Post Promise Put Query Readonly Record Res Resource Response SessionUser Set Slots String`,
);

/** Generated files that are not of one entity, without their ending. */
export const generatedFiles = words(
  'access menu messages model permissions platform references registry reports resources tasks timeline timelines widgets',
);
