import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { format, nothing } from '../fields/values.ts';
import type { Resource } from '../model/resource.ts';
import type { Conflict } from './use-save.ts';

interface Props {
  readonly of: Resource;
  readonly conflict: Conflict;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Someone else has saved the record meanwhile: both versions of each field that differs, and the choice. */
export function ConflictPanel({ of, conflict: { yours, theirs }, onKeepMine, onTakeTheirs }: Props) {
  const differing = Object.keys(yours).filter(
    (name) => of.fields[name] && format(of.fields[name], yours[name]) !== format(of.fields[name], theirs[name]),
  );
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>Someone else has changed this {of.title.toLowerCase()} meanwhile.</AlertTitle>
      {theirs.updatedBy && `It was saved by ${theirs.updatedBy.fullName}. `}Nothing of yours has been saved yet.
      <Table size="small" sx={{ my: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Yours</TableCell>
            <TableCell>Theirs</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differing.map((name) => (
            <TableRow key={name}>
              <TableCell>{of.fields[name]!.title}</TableCell>
              <TableCell>{format(of.fields[name]!, yours[name]) || nothing}</TableCell>
              <TableCell>{format(of.fields[name]!, theirs[name]) || nothing}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={onKeepMine}>
          Keep mine and save again
        </Button>
        <Button variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Stack>
    </Alert>
  );
}
