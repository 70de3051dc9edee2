import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { call } from '../../core/data/http.ts';
import { useDialog } from '../../crud/fields/dialog-context.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { ChoiceInput } from '../../kit/fields/ChoiceInput.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { Draft } from './draft.ts';
import { t } from '../../crud/mail/texts.ts';

interface Props {
  /** Of the record that the mail is sent from: `contact/5`. */
  readonly path: string;
  /** The mail without a template. */
  readonly first: Draft;
  readonly onFilled: (missing: Draft['missing']) => void;
}

/** Chooses a template, whose texts take the place of subject and message. Asks first if these were written by hand. */
export function TemplateField({ path, first, onFilled }: Props) {
  const { formId } = useDialog();
  const { getValues, setValue } = useFormContext();
  const { field: control, fieldState } = useController({ name: 'template' });
  const [problem, setProblem] = useState<string | null>(null);
  /** The texts as they were last filled in. */
  const filled = useRef<Pick<Draft, 'subject' | 'message'>>(first);
  /** How often a template was chosen: the answer to an earlier choice no longer counts. */
  const turn = useRef(0);
  const id = `${formId}-template`;
  const error = problem ?? fieldState.error?.message;

  const isOwn = () => {
    const [subject, message] = getValues(['subject', 'message']);
    return (subject ?? '') !== filled.current.subject || (message ?? '') !== filled.current.message;
  };

  async function choose(template: number | null) {
    const own = ++turn.current;
    const question = { title: t('mail.replaceTitle'), text: t('mail.replaceText'), yes: t('mail.replaceYes') };
    const agreed = async () => !isOwn() || (await confirm({ ...question, no: t('kit.cancel') }));
    try {
      const draft = template ? (await call<Draft>(`maildraft/${path}?template=${template}`)).json : first;
      if (own !== turn.current || !(await agreed())) return;
      setProblem(null);
      filled.current = draft;
      control.onChange(template);
      setValue('subject', draft.subject, { shouldDirty: true });
      setValue('message', draft.message, { shouldDirty: true });
      onFilled(draft.missing);
    } catch (failure) {
      setProblem((failure as Error).message);
    }
  }

  return (
    <FieldFrame id={id} label={t('mail.template')} error={error}>
      <ChoiceInput
        id={id}
        name="template"
        value={control.value}
        onChange={(value) => void choose(value as number | null)}
        onBlur={control.onBlur}
        inputRef={control.ref}
        invalid={Boolean(error)}
        required={false}
        describedBy={error ? `${id}-help` : undefined}
        choices={first.templates.map((one) => [one.id, one.name])}
      />
    </FieldFrame>
  );
}
