import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CustomerBranch } from '../../../schemas/generated/customer-branch.gen.ts';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { useDialog, useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import { bare } from '../../crud/fields/reference.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { scopeOf } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

type Branch = NonNullable<CustomerBranch['mbpBranch']>;

/**
 * The branch of an enquiry. Offers the branches where the customer has an account, or all branches if it has none. If
 * there is only one, a new enquiry gets it. For a user who may only add enquiries of their own branch, that branch is
 * chosen and locked if it is offered (BEH-089).
 */
export function BranchField({ record: { customer, mbpBranch } }: SlotProps<Enquiry>) {
  const session = useSession()!;
  const { userChanged } = useDialog();
  const { record: saved } = useRecordDialog();
  const form = useFormContext();
  const id = customer?.customerId;
  const path = `getEnquiryCustomerMBPbranches/${id}`;
  const { data: branches, isFetching } = useQuery({
    queryKey: ['customerBranch', path],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      failedLoads
        .watch(path, call<CustomerBranch[]>(path, { signal }))
        .then(({ json }) => json.flatMap((account) => account.mbpBranch ?? [])),
  });
  const onlyUserBranch = !saved && scopeOf(session, 'AddNewEnquiry') === 'ownBranch';
  const own = branches?.find((branch) => branch.id === session.profile.defBranch?.id);
  const choose = (next: Branch | null) => {
    if (next?.id === mbpBranch?.id) return;
    form.setValue('mbpBranch', next && bare('branch', next), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    userChanged('mbpBranch', next);
  };
  const fit = useEffectEvent((known: readonly Branch[], current: number | undefined) => {
    if (onlyUserBranch) choose(own ?? null);
    else if (known.length === 1 && !saved) choose(known[0]!);
    else if (known.length && !known.some((branch) => branch.id === current) && !saved) choose(null);
  });
  // A new post code sets the branch too.
  const current = mbpBranch?.id;
  useEffect(() => {
    if (branches) fit(branches, current);
  }, [branches, current]);
  const choices = branches?.length
    ? {
        rows: branches,
        isLoading: isFetching,
        retry: null,
        textOf: ({ branchName }: { branchName?: string }) => branchName ?? '',
      }
    : undefined;
  return <FieldInput name="mbpBranch" readOnly={onlyUserBranch && own !== undefined} {...(choices && { choices })} />;
}
