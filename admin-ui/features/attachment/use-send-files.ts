import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { uploads } from './uploads.ts';

/**
 * Adds files to a record and says how that went.
 * @param record what the attachments belong to
 * @returns null if the user may not add any, or if the record can have none
 */
export function useSendFiles(record: Partial<Attachment>): ((files: readonly File[]) => void) | null {
  const notify = useNotify();
  const queries = useQueryClient();
  const session = useSession();
  if (!Object.keys(record).length || !allowsChange(session, { permission: 'EditCustomers' })) return null;
  return (files) =>
    void uploads.add(files, record, {
      failed: (problem) => notify(problem, { type: 'error' }),
      saved: () =>
        void queries.invalidateQueries({
          predicate: ({ queryKey: [entity, what] }) =>
            entity === 'attachment' || what === 'tabCounts' || what === 'timeline',
        }),
      done: (count) => count && notify(t('attachment.uploaded', { smart_count: count, count }), { type: 'success' }),
    });
}
