import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from './texts.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { compared, nameAmong, type ComparedField } from './compare.ts';
import { CompareTable, fieldWords, type CompareWords } from './CompareTable.tsx';

interface Props {
  readonly of: Resource;
  /** Records to choose from, at least two, in the order in which they are offered. */
  readonly records: readonly WireRecord[];
  /** The records that are compared at the start. Default: the first two. */
  readonly start?: readonly [WireRecord, WireRecord] | undefined;
  /** What is compared. Default: the fields of the record's page. */
  readonly compare?: (first: WireRecord, second: WireRecord) => readonly ComparedField[];
  /** Default: fields. */
  readonly words?: CompareWords;
  readonly onClose: () => void;
}

/** Two records side by side, with their differences marked. */
export function CompareDialog({
  of,
  records,
  start = [records[0]!, records[1]!],
  compare = (first, second) => compared(of, first, second),
  words = fieldWords,
  onClose,
}: Props) {
  const [chosen, setChosen] = useState(start);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [maximized, setMaximized] = useState(false);
  const [first, second] = chosen;
  const fields = compare(first, second);
  const differing = fields.filter(({ differs }) => differs);
  return (
    <DialogFrame
      open
      title={t('compare.title', { plural: of.plural.toLowerCase() })}
      width={960}
      maximized={maximized}
      onMaximize={setMaximized}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
            {t('compare.print')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('kit.close')}
          </Button>
        </>
      }
    >
      <GlobalStyles styles={printed} />
      {records.length > 2 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 1.5, displayPrint: 'none' }}>
          <Choice
            of={of}
            label={t('crud.compare')}
            records={records}
            value={first}
            onChange={(record) => setChosen([record, second])}
          />
          <Choice
            of={of}
            label={t('compare.with')}
            records={records}
            value={second}
            onChange={(record) => setChosen([first, record])}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography role="status">
          {t(words.differing, { smart_count: differing.length, count: differing.length })}
        </Typography>
        <FormControlLabel
          sx={{ ml: 'auto', mr: 0, gap: 1, displayPrint: 'none' }}
          control={
            <Switch size="small" checked={onlyDifferences} onChange={(_, checked) => setOnlyDifferences(checked)} />
          }
          label={t('compare.onlyDifferences')}
        />
      </Box>
      <CompareTable
        fields={onlyDifferences ? differing : fields}
        names={[nameAmong(of, first, records), nameAmong(of, second, records)]}
        words={words}
      />
    </DialogFrame>
  );
}

interface ChoiceProps {
  readonly of: Resource;
  readonly label: string;
  readonly records: readonly WireRecord[];
  readonly value: WireRecord;
  readonly onChange: (record: WireRecord) => void;
}

function Choice({ of, label, records, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        labelId={`${id}-label`}
        fullWidth
        value={value[of.key]}
        onChange={(event) => onChange(records.find((record) => record[of.key] === event.target.value)!)}
      >
        {records.map((record) => (
          <MenuItem key={record[of.key]} value={record[of.key]}>
            {nameAmong(of, record, records)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** On paper there is only the dialog, at its full length. */
const printed = {
  '@media print': {
    body: { overflow: 'visible !important' },
    '#root, .MuiBackdrop-root, .MuiDialogActions-root, .MuiDialog-paper button': { display: 'none !important' },
    '.MuiDialog-root': { position: 'static !important' },
    '.MuiDialog-container': { height: 'auto !important' },
    '.MuiDialog-paper': {
      width: '100% !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      border: '0 !important',
    },
    '.MuiDialog-paper, .MuiDialogContent-root, .MuiTableContainer-root': { overflow: 'visible !important' },
    tr: { breakInside: 'avoid' },
  },
} as const;
