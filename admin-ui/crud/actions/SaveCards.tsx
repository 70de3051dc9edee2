import ContactPhoneOutlinedIcon from '@mui/icons-material/ContactPhoneOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { download } from '../../core/data/http.ts';
import type { Resource } from '../../core/model/resource.ts';
import { saveBlob } from '../../kit/files/preview.ts';

interface Props {
  readonly of: Resource;
  readonly ids: readonly number[];
  /** Name of the file, without extension. */
  readonly name?: string;
}

/** Saves records as vCards, in one file that address books read. */
export function SaveCards({ of, ids, name = of.plural }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const query = new URLSearchParams({ format: 'vcf', filter: JSON.stringify({ [of.key]: ids }) });
      saveBlob(await download(`${of.calls.export}?${query}`), `${name.replaceAll('/', ' ')}.vcf`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  const label = t('crud.export.cards');
  return (
    <IconButton aria-label={label} title={label} disabled={busy} onClick={() => void save()}>
      <ContactPhoneOutlinedIcon fontSize="small" />
    </IconButton>
  );
}
