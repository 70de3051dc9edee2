import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import type { FoundDuplicates } from './duplicates.ts';
import { ShownOf } from './ShownOf.tsx';
import { DuplicateBlock } from './DuplicateBlock.tsx';
import { useDistinct } from './use-distinct.ts';

interface Props {
  readonly of: Resource;
  readonly found: FoundDuplicates;
  readonly onClose: () => void;
  /** Uses a duplicate instead of the new record. */
  readonly onSelect?: ((duplicate: WireRecord) => void) | undefined;
  /** Key of the saved record they may duplicate. If given, a user can mark them as not duplicates. */
  readonly than?: number;
  readonly onRows?: (change: (rows: readonly WireRecord[]) => WireRecord[]) => void;
}

/** One numbered block per possible duplicate, with its fields and why it was found (BEH-056). */
export function DuplicateViewer({ of, found, onClose, onSelect, than, onRows }: Props) {
  const distinct = useDistinct(of, than ?? 0, onRows ?? (() => {}));
  const session = useSession();
  const mayMark = than !== undefined && of.calls.distinct && allowsChange(session, of.access.update);
  const { rows } = found;
  const many = of.plural.toLowerCase();
  return (
    <DialogFrame
      open
      title={t('crud.duplicates.possibleTitle', { plural: many })}
      width={750}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('kit.ok')}
        </Button>
      }
    >
      <ShownOf found={found} />
      {!rows.length && <Typography sx={{ color: 'text.secondary' }}>{t('kit.notFound', { what: many })}</Typography>}
      {rows.map((duplicate, i) => (
        <Box
          key={duplicate[of.key] as number}
          sx={i < rows.length - 1 ? { pb: 2, mb: 2, borderBottom: 1, borderColor: 'divider' } : null}
        >
          <DuplicateBlock
            of={of}
            duplicate={duplicate}
            number={i + 1}
            actions={
              <>
                {mayMark && (
                  <Button variant="outlined" color="inherit" onClick={() => void distinct(duplicate)}>
                    {t('crud.duplicates.notDuplicate')}
                  </Button>
                )}
                {onSelect && (
                  <Button variant="outlined" onClick={() => onSelect(duplicate)}>
                    {t('crud.table.selectRow', { name: of.title.toLowerCase() })}
                  </Button>
                )}
              </>
            }
          />
        </Box>
      ))}
    </DialogFrame>
  );
}
