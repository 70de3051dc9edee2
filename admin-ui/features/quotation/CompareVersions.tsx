import { useListContext } from 'react-admin';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { CompareButton } from '../../crud/compare/CompareButton.tsx';
import type { SlotProps } from '../../core/model/resource.ts';

/** Compares versions, in the list of one enquiry's quotations. It begins with the newest and the one before. */
export function CompareVersions({ of, record }: SlotProps<Partial<Quotation>>) {
  const { data = [] } = useListContext<Quotation & { id: number }>();
  if (!record.opportunity) return null;
  const [newest, before, ...others] = data.toSorted((a, b) => b.versionNo! - a.versionNo!);
  if (!newest || !before) return null;
  return <CompareButton of={of} records={[newest, before, ...others]} start={[before, newest]} variant="outlined" />;
}
