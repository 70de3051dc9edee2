import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import type { SlotProps } from '../../../core/model/resource.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { FileDrop } from '../../../kit/files/FileDrop.tsx';
import { t } from './texts.ts';

/**
 * A button on the list of all figures that leads to the posting of a spreadsheet, as does a file that is dropped there; a
 * customer's own list has none.
 */
export function PostSheet({ of, record }: SlotProps<object>) {
  const session = useSession();
  const navigate = useNavigate();
  if (Object.keys(record).length || !allowsChange(session, of.access.create)) return null;
  const to = `${of.screen}/post`;
  return (
    <>
      <FileDrop text={t('kit.sheet.dropNow')} onFiles={([file]) => void navigate(to, { state: { file } })} />
      <Button variant="outlined" startIcon={<UploadFileOutlinedIcon />} component={Link} to={to}>
        {t('posting.post')}
      </Button>
    </>
  );
}
