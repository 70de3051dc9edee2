import { Suspense } from 'react';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { bare } from '../../crud/fields/reference.ts';
import { later } from '../../kit/later.tsx';

const NewQuotation = later(() => import('../../generated/quotation.gen.tsx').then((module) => module.EditDialog));

interface Props {
  readonly enquiry: Enquiry;
  readonly onClose: () => void;
}

/** The dialog for the first quotation of an enquiry, with its customer and branch (STA-047). */
export function BookIn({ enquiry, onClose }: Props) {
  const { customer, mbpBranch } = enquiry;
  const defaults = { opportunity: bare('enquiry', enquiry), customer, mbpBranch };
  return (
    <Suspense>
      <NewQuotation open defaults={defaults} fixed={Object.keys(defaults)} onClose={onClose} />
    </Suspense>
  );
}
