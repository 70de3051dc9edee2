import type { BulkChange as Answer } from '../../../schemas/generated/bulk-change.gen.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** A change of many records, as the server answers it. */
export type BulkChange = {
  readonly [K in keyof Answer]: K extends 'problem' | 'endedAt' | 'undoUntil' | 'keptUntil'
    ? Answer[K]
    : NonNullable<Answer[K]>;
};

export interface Rows {
  readonly rows: readonly { readonly recordKey: number; readonly message: string | null }[];
  readonly reasons: readonly { readonly message: string | null; readonly count: number }[];
}

export const sendChange = (body: WireRecord): Promise<BulkChange> =>
  call<BulkChange>('bulkChanges', { method: 'POST', body }).then(({ json }) => json);

export const readChange = (id: number): Promise<BulkChange> =>
  call<BulkChange>(`bulkChanges/${id}`).then(({ json }) => json);

export const rowsOf = (id: number, filter: 'refused' | 'kept'): Promise<Rows> =>
  call<Rows>(`bulkChanges/${id}/rows?filter=${filter}`).then(({ json }) => json);

export const act = (id: number, step: 'start' | 'stop' | 'undo' | 'discard'): Promise<BulkChange> =>
  call<BulkChange>(`bulkChanges/${id}/${step}`, { method: 'POST' }).then(({ json }) => json);
