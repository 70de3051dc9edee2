import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { encodingNames, encodings, type Encoding } from '../../core/files/encodings.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { ReadFile } from './use-sheet-reader.ts';

interface Props {
  readonly of: ReadFile;
  readonly isDisabled?: boolean;
  /** Reads the file again. */
  readonly onChange: (file: File, encoding: Encoding) => void;
}

/** Shows in which encoding a text file was read, and offers the others. Nothing for a workbook, which names its own. */
export const TextEncoding = ({ of: { file, encoding }, isDisabled = false, onChange }: Props) =>
  encoding && (
    <TextField
      select
      label={t('kit.sheet.encoding')}
      value={encoding}
      disabled={isDisabled}
      onChange={({ target }) => onChange(file, target.value as Encoding)}
      sx={{ width: 160, textAlign: 'left' }}
    >
      {encodings.map((one) => (
        <MenuItem key={one} value={one}>
          {encodingNames[one]}
        </MenuItem>
      ))}
    </TextField>
  );
