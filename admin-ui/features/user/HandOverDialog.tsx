import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '../../generated/user/types.gen.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { FieldsDialog } from '../../crud/form/FieldsDialog.tsx';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { useHandOver, useHandOvers, type HandOverKind } from './hand-over.ts';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/**
 * Asks who takes over what a user is responsible for, and which kinds of it. An active user is deactivated in the same
 * step; then handing over is an offer, and without it nothing else changes.
 */
export default function HandOverDialog({ user, onClose }: Props) {
  const { data, error, refetch } = useHandOvers(user.id);
  if (data) return <Choose user={user} kinds={data.kinds} onClose={onClose} />;
  return (
    <DialogFrame
      open
      title={titleOf(user)}
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

function Choose({ user, kinds, onClose }: Props & { readonly kinds: readonly HandOverKind[] }) {
  const { deactivate, handOver } = useHandOver(user);
  const isActive = user.status === 'ACTIVE';
  const names = kinds.map((_, i) => `kind${i}`);
  const chosen = (values: WireRecord) => kinds.filter((_, i) => values[names[i]!]).map(({ kind }) => kind);

  function check(values: WireRecord): Record<string, string> {
    if (!chosen(values).length) return isActive || !names[0] ? {} : { [names[0]]: t('user.handOver.kindRequired') };
    if (!values.to) return { to: t('user.handOver.toRequired') };
    return values.to.id === user.id ? { to: t('user.handOver.toAnother') } : {};
  }

  return (
    <FieldsDialog
      title={titleOf(user)}
      draft={`handOver.${user.id}`}
      width={480}
      fields={{ to, ...Object.fromEntries(kinds.map((kind, i) => [names[i], switchOf(kind)])) }}
      layout={(values) => [...names.map((name) => [name]), ...(chosen(values).length ? [['to']] : [])]}
      initial={Object.fromEntries(names.map((name) => [name, true]))}
      check={check}
      submit={t(isActive ? 'user.deactivate.submit' : 'user.handOver.submit')}
      note={<Note user={user} isNothing={!kinds.length} />}
      onSave={async (values) => {
        const some = chosen(values);
        await (some.length ? handOver(values.to as User, some, isActive) : deactivate());
        onClose();
      }}
      onClose={onClose}
    />
  );
}

const Note = ({ user, isNothing }: { readonly user: User; readonly isNothing: boolean }) => (
  <Typography sx={{ mb: 2 }}>
    {user.status === 'ACTIVE' && t('user.deactivate.text', { name: user.fullName ?? '' })}{' '}
    {t(isNothing ? 'user.deactivate.nothing' : 'user.deactivate.choose')}
  </Typography>
);

const to: FieldInfo = {
  title: t('user.handOver.to'),
  type: 'ref',
  to: 'user',
  choices: { status: { is: 'ACTIVE' } },
  required: t('user.handOver.toRequired'),
};

const switchOf = ({ title, count }: HandOverKind): FieldInfo => ({
  title: t('user.handOver.kind', { title: schemaText(title), count: count.toLocaleString('en-GB') }),
  type: 'boolean',
});

const titleOf = ({ status, fullName }: User): string =>
  status === 'ACTIVE' ? t('user.deactivate.title', { name: fullName ?? '' }) : t('user.handOver.of');
