import { Suspense, useState } from 'react';
import type { Quotation } from '../../generated/quotation/types.gen.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { later } from '../../kit/later.tsx';
import { copyOf } from './copy.ts';

// The dialog's resource contains the slots that use this.
const EditDialog = later(() => import('../../generated/quotation/dialogs.gen.tsx').then((module) => module.EditDialog));

/**
 * The dialog for a new version of a quotation, which begins as a copy.
 * @param onSaved is called when the new version is saved
 */
export function useNewVersion(version: Quotation, onSaved?: () => void) {
  const [fixed, setFixed] = useState<WireRecord | null>(null);
  const dialog = fixed && (
    <Suspense>
      <EditDialog
        open
        defaults={{ ...copyOf(version), ...fixed }}
        fixed={['opportunity', ...Object.keys(fixed)]}
        onClose={(saved) => {
          setFixed(null);
          if (saved) onSaved?.();
        }}
      />
    </Suspense>
  );
  /** Opens it. Values that are given cannot be changed there. */
  const create = (given: WireRecord = {}) => setFixed(given);
  return { create, dialog };
}
