import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from '../../core/i18n/timeline-texts.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { defaultsOf, type EntryKind } from './entry-kind.ts';

interface Props {
  readonly of: Resource;
  /** undefined while it is loading: the buttons have their places already. */
  readonly record: WireRecord | undefined;
  readonly kinds: readonly EntryKind[];
}

/** Buttons that add entries of each kind, with the record filled in, for those who may. */
export function Composer({ of, record, kinds }: Props) {
  const session = useSession();
  const [adding, setAdding] = useState<EntryKind | null>(null);
  const allowed = kinds.filter(({ name }) => allowsChange(session, summaryOf(name).access.create));
  // What is not a dialog comes last, because its code takes a moment.
  const addable = [...allowed.filter(({ Create }) => Create), ...allowed.filter(({ Create, Add }) => !Create && Add)];
  const Dialog = adding?.Create;
  if (!addable.length) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1.5, displayPrint: 'none' }}>
      {addable.map((kind) => {
        const { name, Create, Add } = kind;
        const { title } = summaryOf(name);
        if (!Create && Add) {
          const place = (
            <Button size="small" startIcon={<AddIcon />} sx={{ visibility: 'hidden' }}>
              {title}
            </Button>
          );
          return (
            <Suspense key={name} fallback={place}>
              {record ? <Add of={of} record={defaultsOf(kind, of, record)} /> : place}
            </Suspense>
          );
        }
        return (
          <Button
            key={name}
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<AddIcon />}
            disabled={!record}
            aria-label={t('timeline.add', { title: title.toLowerCase() })}
            onClick={() => setAdding(kind)}
          >
            {title}
          </Button>
        );
      })}
      <Suspense>
        {adding && Dialog && record && (
          <Dialog open defaults={defaultsOf(adding, of, record)} onClose={() => setAdding(null)} />
        )}
      </Suspense>
    </Box>
  );
}
