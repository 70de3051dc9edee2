import { useListContext } from 'react-admin';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { CompareButton } from '../../crud/compare/CompareButton.tsx';
import type { SlotProps } from '../../core/model/resource.ts';

/** Compares versions, in the list of one enquiry's quotations. It begins with the newest and the one before. */
export function CompareVersions({ of, record }: SlotProps<Partial<Quotation>>) {
  const { data = [] } = useListContext<Quotation & { id: number }>();
  if (!record.opportunity) return null;
  const [newest, ...older] = data.toSorted((a, b) => b.versionNo! - a.versionNo!);
  const [before, ...others] = older;
  if (!newest || !before) return null;
  return <CompareButton of={of} records={[before, newest, ...others]} variant="outlined" />;
}
