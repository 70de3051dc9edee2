import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import PhoneForwardedOutlinedIcon from '@mui/icons-material/PhoneForwardedOutlined';
import { Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import type { Customer } from '../../../../schemas/generated/customer.gen.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { daysBetween, today } from '../../../core/time/london.ts';
import { later } from '../../../kit/later.tsx';
import { useApprove } from '../../customer/use-approve.tsx';
import { lineKeys } from './keys.ts';
import { listAt, type Line, type LineAction, type Lines } from './line.ts';
import { t } from './texts.ts';
import type { Complain, Take } from './use-take.ts';
import type { Section } from './use-today.ts';
import { dayOf } from './when.ts';

const ActivityDialog = later(() => import('../../../generated/activity.gen.tsx').then((module) => module.EditDialog));

/** The lines of customers to approve, and of those with no word for a long time. */
export function useCustomerLines(take: Take, complain: Complain) {
  const session = useSession();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const { approve, dialog: approving } = useApprove();
  /** The defaults of a new call with a customer, while its dialog is open. */
  const [planned, setPlanned] = useState<WireRecord | null>(null);

  const approveLine = (id: string, row: Customer) =>
    approve(row, (send) => take(id, send, t('customer.approval.approved', { name: row.custName! }))).catch(
      complain(row.custName!),
    );

  async function plan({ customerId, custName, custCode, keyContact }: Customer) {
    const { data } = await dataProvider.getMany('activityType', { ids: [activityTypeKeys.Call] });
    const customer = { customerId, custName, custCode };
    setPlanned({ customer, contact: keyContact, activityType: data[0] ?? null });
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
        ? action(lineKeys.approve, t('customer.approval.action'), HowToRegOutlinedIcon, () => void approveLine(id, row))
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

  const planning = planned && (
    <Suspense>
      <ActivityDialog open defaults={planned} onClose={() => setPlanned(null)} />
    </Suspense>
  );
  const linesOf = (name: 'approvals' | 'quiet', { rows, total, exact }: Section<Customer>): Lines => ({
    name,
    lines: rows.map((row) => lineOf(name, row)),
    total,
    exact,
    all: name === 'quiet' ? listOf(rows[0]) : '/customerApprovals',
  });
  return { linesOf, dialog: planning || approving };
}

/** The customers of a sales exec, by the day of the last contact. */
const listOf = (row: Customer | undefined): string =>
  listAt('/customers', { status: 'Active', ...(row?.salesExec && { salesExec: row.salesExec.id }) }, 'lastContact');

/** For how long there has been no word. */
const silenceOf = ({ lastContact }: Customer): string =>
  lastContact ? t('today.days', { smart_count: daysBetween(lastContact, today()) }) : t('today.never');
