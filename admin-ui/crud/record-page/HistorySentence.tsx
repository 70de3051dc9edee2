import type { Resource } from '../../core/model/resource.ts';
import type { MessageKey } from '../../core/i18n/t.ts';
import { Sentence } from '../../kit/Sentence.tsx';
import { titleOfChange, type HistoryEntry } from '../../core/data/history.ts';

interface Props {
  readonly of: Pick<Resource, 'title' | 'fields'>;
  readonly entry: HistoryEntry;
  /** Whether to name the changed fields. */
  readonly withFields?: boolean;
}

const texts = {
  create: 'crud.history.created',
  update: 'crud.history.changed',
  delete: 'crud.history.deleted',
  restore: 'crud.history.restored',
  undo: 'crud.history.undid',
  send: 'crud.history.sent',
  replace: 'crud.history.replaced',
  merge: 'crud.history.merged',
  invite: 'crud.history.invited',
  view: 'crud.history.viewed',
  viewEnd: 'crud.history.viewEnded',
  sessionEnd: 'crud.history.sessionEnded',
  secondFactorOn: 'crud.history.secondFactorOn',
  secondFactorOff: 'crud.history.secondFactorOff',
  secondFactorReset: 'crud.history.secondFactorReset',
  feedOn: 'crud.history.feedOn',
  feedOff: 'crud.history.feedOff',
} as const satisfies Record<HistoryEntry['action'], MessageKey>;

/** Who did what: "Sam Lee created this customer". */
export const HistorySentence = ({ of, entry: { action, user, changes }, withFields = false }: Props) => (
  <Sentence
    text={withFields && action === 'update' ? 'crud.history.changedFields' : texts[action]}
    values={{
      title: of.title.toLowerCase(),
      fields: changes.map((change) => titleOfChange(of, change)).join(', '),
    }}
    element={<b>{user.fullName}</b>}
  />
);
