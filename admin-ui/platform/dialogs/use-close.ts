import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WireRecord } from '../model/resource.ts';
import { confirm } from './confirm.tsx';

/** Closes a dialog, after a question where something was changed. */
export function useClose(form: UseFormReturn<WireRecord>, onClose: () => void): () => void {
  const [closing, setClosing] = useState(false);
  // Read while rendering: the form keeps account only of what is.
  const { isDirty, isSubmitting } = form.formState;
  return async () => {
    if (closing || isSubmitting) return;
    setClosing(true);
    const discard =
      !isDirty ||
      (await confirm({
        title: 'Discard changes?',
        text: 'What you have changed here has not been saved.',
        yes: 'Discard',
        no: 'Keep editing',
      }));
    setClosing(false);
    if (discard) onClose();
  };
}
