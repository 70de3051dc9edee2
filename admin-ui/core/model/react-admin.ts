import type { RaRecord, ResourceProps } from 'react-admin';
import { labelOf } from './label.ts';
import type { ResourceSummary } from './resource.ts';

/** What react-admin's own components need to know of an entity before its code is loaded. */
export const registered = (summary: ResourceSummary) =>
  ({
    name: summary.name,
    options: { label: summary.plural },
    recordRepresentation: (record: RaRecord) => labelOf(summary, record),
    hasCreate: false,
    hasEdit: summary.calls.update !== undefined,
    hasShow: summary.page !== null,
  }) satisfies ResourceProps;
