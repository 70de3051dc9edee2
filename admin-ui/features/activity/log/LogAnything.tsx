import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { call, undoTokenOf } from '../../../core/data/http.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import type { LogRequest } from '../../../crud/actions/log-dialog.ts';
import { useUndo } from '../../../kit/undo.ts';
import { linksOf } from './about.ts';
import { LogDialog } from './LogDialog.tsx';

/** Entities whose records a log may change. */
const changed: readonly unknown[] = ['activity', 'quotation', 'enquiry', 'customer', 'contact'];

/** Logs what happened, and offers to undo it. */
export function LogAnything({ about, onSend, ...options }: LogRequest & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const undoable = useUndo();

  async function send(body: WireRecord, text: string) {
    const answer = await call<Activity>('logactivity', { method: 'POST', body });
    notify(text, { type: 'success', ...undoable(undoTokenOf(answer)) });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) });
  }

  const links = about ? linksOf(about.entity, about.record) : null;
  return <LogDialog {...options} links={links} onSend={onSend ?? send} />;
}
