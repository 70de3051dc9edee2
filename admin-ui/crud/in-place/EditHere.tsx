import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { t } from '../../core/i18n/t.ts';

interface Props {
  readonly field: string;
  /** Name of the record, where it is not clear from the page. */
  readonly of?: string;
  /** Where numbers end at the right, it stands at the left. */
  readonly isLeft?: boolean;
  readonly onClick: () => void;
}

/** A pencil over a value that can be edited where it stands. It is seen while the pointer or the focus is there. */
export const EditHere = ({ field, of, isLeft = false, onClick }: Props) => (
  <IconButton
    data-edit-here
    size="small"
    aria-label={of ? t('crud.inPlace.editOf', { field, name: of }) : t('crud.inPlace.edit', { field })}
    title={t('crud.inPlace.edit', { field })}
    // In a list, F2 and Tab lead to the cells: a stop for each of them would be in the way.
    tabIndex={of ? -1 : 0}
    onClick={(event) => {
      event.stopPropagation();
      onClick();
    }}
    sx={{
      position: 'absolute',
      top: '50%',
      [isLeft ? 'left' : 'right']: 2,
      transform: 'translateY(-50%)',
      width: 24,
      height: 24,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      '&:hover': { bgcolor: 'background.paper', color: 'primary.main' },
      opacity: 0,
      '*:hover > &, *:focus-within > &': { opacity: 1 },
      '@media (pointer: coarse)': { opacity: 1 },
      '@media print': { display: 'none' },
      '& svg': { fontSize: 14 },
    }}
  >
    <EditOutlinedIcon />
  </IconButton>
);
