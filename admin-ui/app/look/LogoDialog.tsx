import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { changeLook } from '../../core/session/look.ts';
import { useSession } from '../../core/session/session.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { lookLabel } from './look-label.ts';
import { LogoMark, logoName, logos } from './logos.tsx';
import { PictureChoice } from './PictureChoice.tsx';

/** The profile logo form (BEH-016): a choice among the built-in logos. */
export function LogoDialog({ onClose }: { readonly onClose: () => void }) {
  const saved = logoName(useSession()?.profile.profileLogo);
  const notify = useNotify();
  const [chosen, setChosen] = useState(saved);
  const [busy, setBusy] = useState(false);
  async function save(release: () => void) {
    setBusy(true);
    try {
      await changeLook('profileLogo', chosen);
      release();
      onClose();
    } catch {
      setBusy(false);
      notify(t('look.failed'), { type: 'error' });
    }
  }
  return (
    <PlainDialog
      title={t('look.logo')}
      width={400}
      busy={busy}
      isChanged={chosen !== saved}
      onSubmit={(release) => void save(release)}
      onClose={onClose}
    >
      <PictureChoice
        title={t('look.chooseLogo')}
        columns={3}
        value={chosen}
        choices={Object.keys(logos).map((value) => ({
          value,
          label: lookLabel('profileLogo', value),
          picture: <LogoMark name={value} />,
        }))}
        onChange={setChosen}
      />
    </PlainDialog>
  );
}
