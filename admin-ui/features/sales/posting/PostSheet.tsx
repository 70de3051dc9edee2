import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';

/** A button on the list of all figures that leads to the posting of a spreadsheet; a customer's own list has none. */
export function PostSheet({ of, record }: SlotProps<object>) {
  const session = useSession();
  if (Object.keys(record).length || !allowsChange(session, of.access.create)) return null;
  return (
    <Button variant="outlined" startIcon={<UploadFileOutlinedIcon />} component={Link} to={`${of.screen}/post`}>
      {t('posting.post')}
    </Button>
  );
}
