import type { RecordImport } from '../../../schemas/generated/record-import.gen.ts';
import { call } from '../../core/data/http.ts';
import { upload } from '../../core/data/upload.ts';
import type { Encoding } from '../../core/files/encodings.gen.ts';

/** An import, as the server answers it. */
export type Import = {
  readonly [K in keyof RecordImport]: K extends 'problem' | 'encoding' | 'keptUntil' | 'importedAt'
    ? RecordImport[K]
    : NonNullable<RecordImport[K]>;
};

/** Which column becomes which field, as the command that imports takes it. */
export interface Mapping {
  /** Column by field. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly split?: { readonly column: string };
  /** Values for fields that are empty in a row. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly lookups?: Readonly<Record<string, Lookup>>;
}

export interface Lookup {
  readonly by: string;
  readonly missing: 'create' | 'refuse';
}

export interface GivenField {
  readonly name: string;
  readonly title: string;
  readonly required: boolean;
  /** How the record that it refers to is found; `canAdd` if unknown names can be added to its list. */
  readonly lookup: { readonly by: string; readonly title: string; readonly canAdd: boolean } | null;
}

export interface Matching {
  readonly columns: readonly { readonly name: string; readonly examples: readonly string[] }[];
  readonly fields: readonly GivenField[];
  readonly proposal: Mapping;
  readonly sure: Readonly<Record<string, 'name' | 'content'>>;
}

export type RowState = 'new' | 'update' | 'duplicate' | 'same' | 'wrong';
export type RowAction = 'add' | 'update' | 'skip';

export interface Alike {
  readonly key: number | null;
  readonly rowNo: number | null;
  readonly name: string;
  readonly reasons: readonly { readonly title: string; readonly match: 'same' | 'similar' }[];
}

export interface ImportRow {
  readonly rowNo: number;
  readonly cells: readonly string[];
  readonly state: RowState;
  readonly action: RowAction | null;
  readonly target: number | null;
  /** Messages by index of the column; -1 for the whole row. */
  readonly errors: Readonly<Record<string, string>>;
  readonly offers: Readonly<Record<string, string>>;
  readonly alike: readonly Alike[];
  readonly outcome: 'added' | 'updated' | 'skipped' | 'refused' | null;
  readonly message: string | null;
  readonly recordKey: number | null;
  readonly undo: 'undone' | 'kept' | null;
}

export interface Counts {
  readonly states: Readonly<Record<RowState, number>>;
  /** Rows that would be added or updated. */
  readonly ready: number;
  /** Possible duplicates that would be skipped. */
  readonly undecided: number;
  readonly entries: readonly {
    readonly field: string;
    readonly title: string;
    readonly list: string;
    readonly count: number;
    readonly names: readonly string[];
  }[];
}

/** A mapping that is kept by name. */
export interface KeptMapping {
  readonly id: number;
  readonly mappingName: string;
  readonly kind: string;
  readonly mapping: string;
}

export interface RowChange {
  readonly rowNo: number;
  readonly cells?: Readonly<Record<number, string>>;
  readonly action?: RowAction;
  readonly target?: number;
}

/** Rows of a page, and rows that a call can change. */
export const pageSize = 100;

const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await call<T>(path, { method: 'POST', body })).json;
const read = async <T>(path: string): Promise<T> => (await call<T>(path)).json;

export const sendFile = (file: File, kind: string, encoding?: Encoding): Promise<Import> =>
  upload<Import>('recordImports', 'file', file, { kind, ...(encoding && { encoding }) });

export const matchingOf = (id: number): Promise<Matching> => read(`recordImports/${id}/matching`);

export const sendMapping = async (id: number, mapping: Mapping): Promise<Import> =>
  (await call<Import>(`recordImports/${id}/mapping`, { method: 'PUT', body: mapping })).json;

/** Starts, stops, undoes or discards an import. */
export const act = (id: number, what: 'start' | 'stop' | 'undo' | 'discard'): Promise<Import> =>
  post(`recordImports/${id}/${what}`);

export const countsOf = (id: number): Promise<Counts> => read(`recordImports/${id}/counts`);

export const rowsOf = (id: number, filter: string, page: number): Promise<ImportRow[]> =>
  read(`recordImports/${id}/rows?filter=${filter}&page=${page}`);

export const correct = (id: number, rows: readonly RowChange[]): Promise<ImportRow[]> =>
  post(`recordImports/${id}/rows`, { rows });

export const decide = (id: number, state: RowState, action: RowAction): Promise<Import> =>
  post(`recordImports/${id}/decide`, { state, action });

export const keptMappings = (): Promise<KeptMapping[]> => read('importMappings');

export const keepMapping = (mappingName: string, kind: string, mapping: Mapping): Promise<KeptMapping> =>
  post('importMappings', { mappingName, kind, mapping: JSON.stringify(mapping) });

export const removeMapping = (id: number): Promise<unknown> => call(`importMappings/${id}`, { method: 'DELETE' });
