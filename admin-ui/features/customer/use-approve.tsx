import { Suspense, useState } from 'react';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { call, type Answer } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { later } from '../../kit/later.tsx';

const CustomerDialog = later(() => import('../../generated/customer.gen.tsx').then((module) => module.FullDialog));

/** Approves customers. One that may be a duplicate opens instead, with those it resembles. */
export function useApprove() {
  const [opened, setOpened] = useState<number | null>(null);

  /**
   * Asks first.
   * @param save is given the call to send. It is not called for a customer that may be a duplicate, or without consent.
   */
  async function approve(
    customer: Customer,
    save: (send: () => Promise<Answer<Customer>>) => Promise<void>,
  ): Promise<void> {
    const { customerId, version } = customer;
    if (await resemblesOthers(customer)) return setOpened(customerId);
    if (!(await confirm({ title: t('customer.approval.warning'), text: t('customer.approval.warningText') }))) return;
    await save(() =>
      call<Customer>(`customers/${customerId}`, { method: 'PUT', body: { requireApproval: false, version } }),
    );
  }

  const dialog = opened !== null && (
    <Suspense>
      <CustomerDialog open id={opened} onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { approve, dialog };
}

/** Whether a customer may be a duplicate: an Admin looks at those before approving. */
async function resemblesOthers(row: Customer): Promise<boolean> {
  const { customerId, custName, address1, address2, address3, address4, cityTown, postCode } = row;
  const body = {
    customerId,
    custName,
    address1,
    address2,
    address3,
    address4: address4 ?? '',
    postCode,
    cityTown: cityTown?.id,
  };
  return call('checkDupCustomers', { method: 'POST', isRead: true, body }).then(
    () => false,
    () => true,
  );
}
