import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { ColleagueSave } from './use-colleague-save.ts';

interface Props {
  readonly of: Resource;
  readonly id: number | undefined;
  readonly save: ColleagueSave | null;
  readonly dismiss: () => void;
  /** Shows the record as it was saved. Missing where its values are shown as they change. */
  readonly onShow?: (theirs: WireRecord) => void;
}

/**
 * Says that someone else has saved the record that is open. A form keeps its values until the user wants the new ones.
 */
export function ColleagueNotice({ of, id, save, dismiss, onShow }: Props) {
  const provider = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  async function show() {
    setBusy(true);
    try {
      const { data } = await provider.getOne(of.name, { id: id! });
      dismiss();
      onShow!(data);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  }
  return (
    <div role="status">
      {save && (
        <Alert
          severity="info"
          role="presentation"
          sx={{ mb: 2, py: 0, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          {...(onShow
            ? {
                action: (
                  <Button color="inherit" loading={busy} onClick={() => void show()}>
                    {t('crud.colleague.show')}
                  </Button>
                ),
              }
            : { onClose: dismiss, closeText: t('kit.close') })}
        >
          {t('crud.colleague.saved', { name: save.name, time: save.time })}
          {!onShow && ` ${t('crud.colleague.shown')}`}
        </Alert>
      )}
    </div>
  );
}
