import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { SalesExec } from '../../../schemas/generated/sales-exec.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { FieldsDialog } from '../../crud/form/FieldsDialog.tsx';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { Sentence } from '../../kit/Sentence.tsx';
import { useHandOver, useHandOvers, type Choice, type HandOverKind, type UsersSalesExec } from './hand-over.ts';

interface Props {
  readonly user: User;
  /** Whether an active user is made inactive in the same step; handing over is then optional. */
  readonly deactivates?: boolean;
  readonly onClose: () => void;
}

/** Asks who takes over the records that a user is responsible for, and which kinds of them. */
export default function HandOverDialog({ user, deactivates = false, onClose }: Props) {
  const { data, error, refetch } = useHandOvers(user.id);
  if (data) return <Choose user={user} deactivates={deactivates} {...data} onClose={onClose} />;
  return (
    <DialogFrame
      open
      title={titleOf(user, deactivates)}
      width={480}
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
      }
    >
      {error ? (
        <LoadFailed text={t('user.deactivate.failed', { name: user.fullName ?? '' })} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </DialogFrame>
  );
}

interface ChooseProps extends Props {
  readonly kinds: readonly HandOverKind[];
  readonly salesExec: UsersSalesExec | null;
  readonly isSalesExec: boolean;
}

function Choose({ user, deactivates = false, kinds, salesExec, isSalesExec, onClose }: ChooseProps) {
  const { deactivate, handOver } = useHandOver(user);
  const names = kinds.map((_, i) => `kind${i}`);
  const switches = [...names, ...(salesExec ? ['customers'] : [])];
  const chosen = (values: WireRecord): Choice => {
    const some = kinds.filter((_, i) => values[names[i]!]).map(({ kind }) => kind);
    return {
      to: some.length ? (values.to as User | null) : null,
      kinds: some,
      salesExec: values.customers ? (values.salesExec as SalesExec | null) : null,
    };
  };
  const isAny = (values: WireRecord) => switches.some((name) => values[name]);

  function check(values: WireRecord): Record<string, string> {
    if (!isAny(values)) return deactivates || !switches[0] ? {} : { [switches[0]]: t('user.handOver.kindRequired') };
    const { to: taker, kinds: some, salesExec: other } = chosen(values);
    return {
      ...(some.length && !taker && { to: t('user.handOver.toRequired') }),
      ...(taker?.id === user.id && { to: t('user.handOver.toAnother') }),
      ...(values.customers && !other && { salesExec: t('user.handOver.salesExecRequired') }),
      ...(other?.id === salesExec?.id && other && { salesExec: t('user.handOver.salesExecAnother') }),
    };
  }

  return (
    <FieldsDialog
      title={titleOf(user, deactivates)}
      draft={`handOver.${user.id}`}
      width={480}
      fields={{
        to,
        ...Object.fromEntries(kinds.map((kind, i) => [names[i], switchOf(kind)])),
        ...(salesExec && { customers: customersOf(salesExec), salesExec: takesCustomers }),
      }}
      layout={(values) => [
        ...names.map((name) => [name]),
        ...(chosen(values).kinds.length ? [['to']] : []),
        ...(salesExec ? [['customers']] : []),
        ...(values.customers ? [['salesExec']] : []),
      ]}
      initial={Object.fromEntries(switches.map((name) => [name, true]))}
      check={check}
      submit={t(deactivates ? 'user.deactivate.submit' : 'user.handOver.submit')}
      note={<Note user={user} deactivates={deactivates} isNothing={!switches.length} isSalesExec={isSalesExec} />}
      onSave={async (values) => {
        await (isAny(values) ? handOver(chosen(values), deactivates) : deactivates && deactivate());
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface NoteProps {
  readonly user: User;
  readonly deactivates: boolean;
  readonly isNothing: boolean;
  readonly isSalesExec: boolean;
}

const Note = ({ user, deactivates, isNothing, isSalesExec }: NoteProps) => (
  <>
    <Typography sx={{ mb: 2 }}>
      {deactivates && t('user.deactivate.text', { name: user.fullName ?? '' })}{' '}
      {t(isNothing ? 'user.deactivate.nothing' : 'user.deactivate.choose')}
    </Typography>
    {!isSalesExec && <NoSalesExec />}
  </>
);

/** Says why no customers are offered, and where that can be changed. */
function NoSalesExec() {
  const { plural, screen, access } = summaryOf('salesExec');
  const isOpen = allows(useSession(), access.create);
  return (
    <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.secondary' }}>
      {t('user.handOver.noSalesExec')}{' '}
      {isOpen && (
        <Sentence
          text="user.handOver.linkSalesExec"
          element={
            <Link component={RouterLink} to={screen!}>
              {plural}
            </Link>
          }
        />
      )}
    </Typography>
  );
}

const to: FieldInfo = {
  title: t('user.handOver.to'),
  type: 'ref',
  to: 'user',
  choices: { status: { is: 'ACTIVE' } },
  required: t('user.handOver.toRequired'),
};

const takesCustomers: FieldInfo = {
  title: t('user.handOver.salesExecTo'),
  type: 'ref',
  to: 'salesExec',
  required: t('user.handOver.salesExecRequired'),
};

/** Customers refer to a sales exec of the list, who is linked to the user. */
const customersOf = ({ salesExecName, count }: UsersSalesExec): FieldInfo => ({
  title: t('user.handOver.customers', { name: salesExecName, count: count.toLocaleString('en-GB') }),
  type: 'boolean',
});

const switchOf = ({ title, count }: HandOverKind): FieldInfo => ({
  title: t('user.handOver.kind', { title: schemaText(title), count: count.toLocaleString('en-GB') }),
  type: 'boolean',
});

const titleOf = ({ fullName }: User, deactivates: boolean): string =>
  deactivates ? t('user.deactivate.title', { name: fullName ?? '' }) : t('user.handOver.of');
