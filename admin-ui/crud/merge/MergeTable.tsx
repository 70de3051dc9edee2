import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { schemaText } from '../../core/i18n/t.ts';
import type { Resource } from '../../core/model/resource.ts';
import { format } from '../../core/model/values.ts';
import { sideBySide } from '../../kit/tables/side-by-side.ts';
import { t } from './texts.ts';
import type { Preview } from './use-merge.ts';

/** A field whose values differ. */
export interface Choice {
  readonly field: string;
  readonly title: string;
  /** The value of the kept record, and that of the other one. */
  readonly texts: readonly [string, string];
  /** Whether the kept record takes the value of the other one. */
  readonly takes: boolean;
}

/** The fields to choose from. An empty one takes the value of the other record, unless the user has said otherwise. */
export const choicesOf = (of: Resource, { fields }: Preview, swapped: ReadonlySet<string>): Choice[] =>
  fields.flatMap(({ field, title, kept, gone }) => {
    const info = of.fields[field];
    if (!info || info.readOnly || info.to === of.name) return [];
    const texts = [format(info, kept), format(info, gone)] as const;
    if (texts[0] === texts[1]) return [];
    return [{ field, title, texts, takes: (texts[0] === '') !== swapped.has(field) }];
  });

interface Props {
  readonly choices: readonly Choice[];
  /** Of the kept record, and of the other one. */
  readonly names: readonly [string, string];
  readonly onSwap: (field: string) => void;
}

/** The values that differ, side by side; one of each is chosen. */
export function MergeTable({ choices, names, onSwap }: Props) {
  if (!choices.length) return <Typography>{t('merge.same')}</Typography>;
  return (
    <TableContainer
      role="region"
      aria-label={t('merge.fields')}
      tabIndex={0}
      sx={{ borderBlock: 1, borderColor: 'divider' }}
    >
      <Table size="small" sx={{ tableLayout: 'fixed', ...sideBySide }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 132 }}>{t('merge.field')}</TableCell>
            {names.map((name, i) => (
              <TableCell key={String(i)}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {choices.map(({ field, title, texts, takes }) => (
            <TableRow key={field}>
              <TableCell sx={{ color: 'text.secondary' }}>{schemaText(title)}</TableCell>
              {texts.map((text, i) => {
                const isChosen = takes === (i === 1);
                const value = text || t('merge.empty');
                return (
                  <TableCell key={String(i)} sx={{ overflowWrap: 'anywhere' }}>
                    <FormControlLabel
                      control={
                        <Radio
                          size="small"
                          name={`merge-${field}`}
                          checked={isChosen}
                          onChange={() => onSwap(field)}
                          slotProps={{ input: { 'aria-label': t('merge.value', { title: schemaText(title), value }) } }}
                        />
                      }
                      label={value}
                      sx={{ color: isChosen ? undefined : 'text.secondary' }}
                    />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
