import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { Rule } from '../../core/model/rule.ts';
import { AccessHelp } from '../../crud/access/AccessHelp.tsx';

/** State of a location that a cancelled navigation leads to. */
export interface RefusedState {
  readonly refused: Rule;
  /** Title of the page that did not open. */
  readonly title: string;
}

/** Says why a page did not open, over the page that stays in its place. */
export function RefusedStrip() {
  const { state, key } = useLocation();
  const [hidden, setHidden] = useState<string | null>(null);
  const { refused, title } = (state ?? {}) as Partial<RefusedState>;
  if (!refused || hidden === key) return null;
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0, py: 0, alignItems: 'center', flexShrink: 0 }}
      closeText={t('kit.close')}
      onClose={() => setHidden(key)}
    >
      {t('crud.access.notOpened', { title: title ?? '' })} <AccessHelp rule={refused} />
    </Alert>
  );
}
