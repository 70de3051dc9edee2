import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useList } from './list-context.ts';
import { useActions } from './use-actions.ts';

/** What can be done with the rows that are selected; away while none is. */
export function BulkBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { of, canEdit, canRemove } = useList();
  const actions = useActions(of);
  if (!selectedIds.length) return null;
  const ids = selectedIds as number[];
  const switched = (active: boolean) => async () => {
    await actions.setActive(ids, active);
    onUnselectItems();
  };
  return (
    <Paper
      variant="outlined"
      role="toolbar"
      aria-label="Selected rows"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        borderColor: 'primary.main',
        flexWrap: 'wrap',
      }}
    >
      <Typography aria-live="polite" sx={{ fontWeight: 550, mr: 1 }}>
        {ids.length} selected
      </Typography>
      {canEdit && of.hasActive && (
        <>
          <Button onClick={switched(true)}>Make active</Button>
          <Button onClick={switched(false)}>Make inactive</Button>
        </>
      )}
      {canRemove && (
        <Button color="error" onClick={async () => (await actions.remove(ids)) && onUnselectItems()}>
          Delete
        </Button>
      )}
      <Button color="inherit" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
        Clear selection
      </Button>
    </Paper>
  );
}
