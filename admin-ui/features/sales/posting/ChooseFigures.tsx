import Button from '@mui/material/Button';
import type { Encoding } from '../../../core/files/encodings.gen.ts';
import { saveBlob } from '../../../kit/files/preview.ts';
import { ChooseSheet } from '../../../kit/sheets/ChooseSheet.tsx';
import type { ReadFile } from '../../../kit/sheets/use-sheet-reader.ts';
import { exampleSheet } from './example.ts';
import type { Sheet, SheetRefusal } from './sheet.ts';
import { t } from './texts.ts';

export interface ChosenSheet {
  readonly fileName: string;
  readonly sheet: Sheet;
  readonly from: ReadFile;
}

interface Props {
  /** Dropped while another sheet was shown. */
  readonly file: File | undefined;
  /** Chosen for its text; found if it is missing. */
  readonly encoding: Encoding | undefined;
  readonly onChosen: (chosen: ChosenSheet) => void;
}

const startWorker = () => new Worker(new URL('./figures.worker.ts', import.meta.url), { type: 'module' });

/** Takes a file and reads it. A sheet that cannot be posted is not opened, and the reason is shown. */
export function ChooseFigures({ file, encoding, onChosen }: Props) {
  const onRead = (sheet: Sheet | SheetRefusal, fileName: string, from: ReadFile) => {
    if (typeof sheet === 'string') return t(`posting.refused.${sheet}`);
    onChosen({ fileName, sheet, from });
    return null;
  };
  return (
    <ChooseSheet
      shape={t('posting.choose.shape')}
      startWorker={startWorker}
      onRead={onRead}
      file={file}
      encoding={encoding}
    >
      <Button onClick={() => saveBlob(exampleSheet(), 'sales-example.csv')}>{t('posting.choose.example')}</Button>
    </ChooseSheet>
  );
}
