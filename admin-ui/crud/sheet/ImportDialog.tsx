import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Encoding } from '../../core/files/encodings.gen.ts';
import { listSheetRows } from '../../core/files/limits.gen.ts';
import { t } from './texts.ts';
import type { Resource } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { useUnsaved } from '../../kit/dialogs/use-unsaved.ts';
import { ChooseSheet } from '../../kit/sheets/ChooseSheet.tsx';
import type { TextSheet } from '../../kit/sheets/sheet-text.ts';
import { TextEncoding } from '../../kit/sheets/TextEncoding.tsx';
import type { ReadFile } from '../../kit/sheets/use-sheet-reader.ts';
import { ListSheetPreview } from './ListSheetPreview.tsx';
import type { ListSheetRefusal } from './read-list-sheet.ts';
import { useListSheet } from './use-list-sheet.ts';

interface Props {
  readonly of: Resource;
  readonly onClose: () => void;
}

interface Chosen {
  readonly fileName: string;
  readonly sheet: TextSheet;
  readonly from: ReadFile;
}

const startWorker = () => new Worker(new URL('./list-sheet.worker.ts', import.meta.url), { type: 'module' });

/** Imports the entries of a reference list from a spreadsheet. Nothing is saved before a preview of every row. */
export default function ImportDialog({ of, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [again, setAgain] = useState<{ file: File; encoding: Encoding }>();
  const title = t('listSheet.title', { plural: of.plural });
  const onRead = (sheet: TextSheet | ListSheetRefusal, fileName: string, from: ReadFile) => {
    if (sheet === 'tooMany') return t('listSheet.tooMany', { most: listSheetRows.toLocaleString('en-GB') });
    if (sheet === 'noRows') return t('listSheet.noRows');
    if ('noValue' in sheet) return t('kit.sheet.noValue', { ...sheet.noValue });
    setChosen({ fileName, sheet, from });
    return null;
  };
  if (chosen)
    return (
      <Preview
        of={of}
        title={title}
        {...chosen}
        onAnother={(file, encoding) => {
          setAgain(file && encoding && { file, encoding });
          setChosen(null);
        }}
        onClose={onClose}
      />
    );
  return (
    <DialogFrame open title={title} width={720} onClose={onClose}>
      <ChooseSheet
        shape={t('listSheet.shape', { plural: of.plural.toLowerCase() })}
        startWorker={startWorker}
        onRead={onRead}
        {...again}
      />
    </DialogFrame>
  );
}

function Preview({
  of,
  title,
  fileName,
  sheet,
  from,
  onAnother,
  onClose,
}: Props & Chosen & { readonly title: string; readonly onAnother: (file?: File, encoding?: Encoding) => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const editor = useListSheet(of, sheet);
  const [isSaving, setSaving] = useState(false);
  const { close, release } = useUnsaved({ isChanged: editor.isChanged, isBusy: isSaving, onClose });
  const { rows, rowOf, problems, isChecking, failed } = editor;
  const saved = rows.filter(({ number }) => ['new', 'changed'].includes(rowOf(number)?.state ?? '')).length;

  async function save() {
    setSaving(true);
    try {
      const { added, changed } = await editor.save();
      await queries.invalidateQueries();
      notify(t('listSheet.done', { added, changed }), { type: 'success' });
      release();
      onClose();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      editor.checkAgain();
      setSaving(false);
    }
  }

  return (
    <DialogFrame
      open
      title={title}
      width={1100}
      height={760}
      onClose={() => void close()}
      actions={
        <>
          <Button color="inherit" disabled={isSaving} onClick={() => onAnother()} sx={{ mr: 'auto' }}>
            {t('kit.sheet.another')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => void close()}>
            {t('kit.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={isSaving}
            disabled={isChecking || failed !== null || problems.length > 0 || !saved}
            onClick={() => void save()}
          >
            {t('listSheet.save', { smart_count: saved, count: saved.toLocaleString('en-GB') })}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: '100%', minHeight: 0 }}>
        <TextEncoding of={from} isDisabled={isSaving} onChange={(...again) => void close(() => onAnother(...again))} />
        <ListSheetPreview of={of} fileName={fileName} headings={sheet.columns} editor={editor} />
      </Box>
    </DialogFrame>
  );
}
