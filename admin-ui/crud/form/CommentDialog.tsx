import { t } from '../../core/i18n/t.ts';
import { FieldsDialog } from './FieldsDialog.tsx';

interface Props {
  readonly title: string;
  readonly draft: string;
  readonly label: string;
  readonly onSave: (comment: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a required comment (BEH-071). */
export const CommentDialog = ({ title, draft, label, onSave, onClose }: Props) => (
  <FieldsDialog
    title={title}
    draft={draft}
    width={600}
    height={260}
    fields={{
      comment: { title: label, type: 'string', format: 'text', maxLength: 4000, required: t('crud.comment.required') },
    }}
    layout={() => [['comment']]}
    check={({ comment }) => (comment?.trim() ? {} : { comment: t('crud.comment.required') }) as Record<string, string>}
    onSave={({ comment }) => onSave(comment.trim())}
    onClose={onClose}
  />
);
