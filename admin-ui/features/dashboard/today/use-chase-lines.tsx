import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { money } from '../../../core/model/values.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { later } from '../../../kit/later.tsx';
import { actions, type ActionName } from '../../quotation/chase/ChaseActions.tsx';
import { isTheirs, nameOf, wordsOf, type Chased } from '../../quotation/chase/chase.ts';
import { useChase } from '../../quotation/chase/use-chase.ts';
import type { Line, Lines } from './line.ts';
import type { Section } from './use-today.ts';

const MoveDialog = later(() => import('../../quotation/chase/ChaseDialogs.tsx').then((module) => module.MoveDialog));
const LostDialog = later(() => import('../../quotation/chase/ChaseDialogs.tsx').then((module) => module.LostDialog));

/** The lines of the chase queue, with its actions. */
export function useChaseLines() {
  const session = useSession();
  const navigate = useNavigate();
  const chase = useChase();
  const [asked, setAsked] = useState<{ readonly name: ActionName; readonly row: Chased } | null>(null);
  const close = () => setAsked(null);
  const allowed = actions.filter(({ name }) =>
    allowsChange(session, { permission: name === 'log' ? 'EditCustomers' : 'EditQuotations' }),
  );

  function run(name: ActionName, row: Chased) {
    if (name === 'log') chase.log(row);
    else if (name === 'won') void chase.win(row);
    else setAsked({ name, row });
  }

  function lineOf(row: Chased): Line {
    const to = `/quotations/${row.quoteVerId}/detail`;
    const contact = row.contact?.contactName ?? '';
    const [reason] = row.reasons;
    const why = reason ? wordsOf(reason, row) : '';
    const customer = row.customer?.custName ?? '';
    return {
      id: `chase ${row.quoteVerId}`,
      title: nameOf(row),
      to,
      open: () => void navigate(to),
      facts: (isTheirs(row) ? [why, customer, contact] : [customer, why, contact]).filter(Boolean),
      when: row.productValue === null ? '' : money(row.productValue),
      phone: row.phoneNo ? { name: contact || nameOf(row), number: row.phoneNo } : null,
      actions: allowed.map(({ name, key, label, Icon }) => ({ key, label, Icon, run: () => run(name, row) })),
    };
  }

  const dialog = asked && (
    <Suspense>
      {asked.name === 'move' ? (
        <MoveDialog
          row={asked.row}
          onClose={close}
          onSave={({ chaseDate, chaseBy }) => chase.move(asked.row, { chaseDate, chaseBy }).then(close)}
        />
      ) : (
        <LostDialog
          row={asked.row}
          onClose={close}
          onSave={({ lostQuoteReason }) => chase.lose(asked.row, lostQuoteReason.id as number).then(close)}
        />
      )}
    </Suspense>
  );

  const linesOf = ({ rows, total, exact }: Section<Chased>): Lines => {
    const left = rows.filter(({ quoteVerId }) => !chase.gone.has(quoteVerId));
    return {
      name: 'chase',
      lines: left.map(lineOf),
      total: total - (rows.length - left.length),
      exact,
      all: '/quotations/chase',
    };
  };
  return { linesOf, dialog };
}
