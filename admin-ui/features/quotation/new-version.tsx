import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { later } from '../../kit/later.tsx';
import { copyOf } from './copy.ts';

// The dialog's resource contains the slots that use this.
const EditDialog = later(() => import('../../generated/quotation.gen.tsx').then((module) => module.EditDialog));

/**
 * The dialog for a new version of a quotation, which begins as a copy. Once it is saved, its page opens.
 * @param onSaved is called before that
 */
export function useNewVersion(version: Quotation, onSaved?: () => void) {
  const navigate = useNavigate();
  const [fixed, setFixed] = useState<WireRecord | null>(null);
  const dialog = fixed && (
    <Suspense>
      <EditDialog
        open
        defaults={{ ...copyOf(version), ...fixed }}
        fixed={['opportunity', ...Object.keys(fixed)]}
        onClose={(saved) => {
          setFixed(null);
          if (!saved) return;
          onSaved?.();
          void navigate(`/quotations/${saved.quoteVerId}/detail`);
        }}
      />
    </Suspense>
  );
  /** Opens it. Values that are given cannot be changed there. */
  const create = (given: WireRecord = {}) => setFixed(given);
  return { create, dialog };
}
