import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import PhoneForwardedOutlinedIcon from '@mui/icons-material/PhoneForwardedOutlined';
import { Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import type { Customer } from '../../../../schemas/generated/customer.gen.ts';
import { call } from '../../../core/data/http.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { daysBetween, today } from '../../../core/time/london.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { later } from '../../../kit/later.tsx';
import { lineKeys } from './keys.ts';
import { listAt, type Line, type LineAction, type Lines } from './line.ts';
import { t } from './texts.ts';
import type { Complain, Take } from './use-take.ts';
import type { Section } from './use-today.ts';
import { dayOf } from './when.ts';

const ActivityDialog = later(() => import('../../../generated/activity.gen.tsx').then((module) => module.EditDialog));
const CustomerDialog = later(() => import('../../../generated/customer.gen.tsx').then((module) => module.FullDialog));

/** The dialog that is open: a new call with a customer, or a customer with possible duplicates. */
type Asked =
  | { readonly kind: 'plan'; readonly defaults: WireRecord }
  | { readonly kind: 'approve'; readonly id: number };

/** The lines of customers to approve, and of those with no word for a long time. */
export function useCustomerLines(take: Take, complain: Complain) {
  const session = useSession();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  /** Approves a customer. One that may be a duplicate opens instead, with those it resembles. */
  async function approve(id: string, row: Customer) {
    const { customerId, custName, version } = row;
    if (await resemblesOthers(row)) return setAsked({ kind: 'approve', id: customerId });
    const isSure = await confirm({
      title: t('customer.approval.warning'),
      text: t('customer.approval.warningText'),
    });
    if (!isSure) return;
    const send = () => call(`customers/${customerId}`, { method: 'PUT', body: { requireApproval: false, version } });
    await take(id, send, t('today.isApproved', { name: custName! })).catch(complain(custName!));
  }

  async function plan({ customerId, custName, custCode, keyContact }: Customer) {
    const { data } = await dataProvider.getMany('activityType', { ids: [activityTypeKeys.Call] });
    const customer = { customerId, custName, custCode };
    setAsked({ kind: 'plan', defaults: { customer, contact: keyContact, activityType: data[0] ?? null } });
  }

  function lineOf(name: 'approvals' | 'quiet', row: Customer): Line {
    const to = `/customers/${row.customerId}/detail`;
    const id = `${name} ${row.customerId}`;
    const isQuiet = name === 'quiet';
    const action = (key: string, label: string, Icon: LineAction['Icon'], run: () => void) => [
      { key, label, Icon, run },
    ];
    const actions = isQuiet
      ? allowsChange(session, { permission: 'EditCustomers' })
        ? action(lineKeys.plan, t('today.plan'), PhoneForwardedOutlinedIcon, () => void plan(row))
        : []
      : allowsChange(session, { roleName: 'Admin' })
        ? action(lineKeys.approve, t('today.approve'), HowToRegOutlinedIcon, () => void approve(id, row))
        : [];
    return {
      id,
      title: row.custName ?? '',
      to,
      open: () => void navigate(to),
      facts: [row.cityTown?.cityTownName ?? '', isQuiet ? '' : (row.createdBy?.fullName ?? '')].filter(Boolean),
      when: isQuiet ? silenceOf(row) : dayOf(row.dateCreated!),
      phone: isQuiet && row.phoneNo ? { name: row.custName!, number: row.phoneNo } : null,
      actions,
    };
  }

  const dialog = asked && (
    <Suspense>
      {asked.kind === 'plan' ? (
        <ActivityDialog open defaults={asked.defaults} onClose={close} />
      ) : (
        <CustomerDialog open id={asked.id} onClose={close} />
      )}
    </Suspense>
  );
  const linesOf = (name: 'approvals' | 'quiet', { rows, total, exact }: Section<Customer>): Lines => ({
    name,
    lines: rows.map((row) => lineOf(name, row)),
    total,
    exact,
    all: name === 'quiet' ? listOf(rows[0]) : '/customerApprovals',
  });
  return { linesOf, dialog };
}

/** The customers of a sales exec, by the day of the last contact. */
const listOf = (row: Customer | undefined): string =>
  listAt('/customers', { status: 'Active', ...(row?.salesExec && { salesExec: row.salesExec.id }) }, 'lastContact');

/** For how long there has been no word. */
const silenceOf = ({ lastContact }: Customer): string =>
  lastContact ? t('today.days', { smart_count: daysBetween(lastContact, today()) }) : t('today.never');

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
  return call('checkDupCustomers', { method: 'POST', body }).then(
    () => false,
    () => true,
  );
}
