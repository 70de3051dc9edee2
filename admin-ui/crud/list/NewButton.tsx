import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';

interface Props {
  readonly title: string;
  readonly isRound: boolean;
  readonly onClick: () => void;
}

/** Adds a record. On a telephone it is a round button at the lower right, within reach of the thumb. */
export function NewButton({ title, isRound, onClick }: Props) {
  if (isRound)
    return (
      <Fab
        color="primary"
        aria-label={title}
        onClick={onClick}
        sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'fab' }}
      >
        <AddIcon />
      </Fab>
    );
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onClick}>
      {title}
    </Button>
  );
}
