import ButtonBase from '@mui/material/ButtonBase';
import { t } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { logKey } from './keys.ts';
import { useLogAbout } from './use-log-about.ts';

/** A place above a timeline that looks like a line to write in, and opens the dialog that logs what happened. */
export function LogLine(props: SlotProps) {
  const open = useLogAbout(props);
  return (
    open && (
      <ButtonBase
        aria-keyshortcuts={logKey.aria}
        onClick={open}
        // While the record loads, there is nothing to log about.
        disabled={props.record[props.of.key] === undefined}
        sx={{
          width: '100%',
          height: 36,
          px: 1.25,
          mb: 1,
          displayPrint: 'none',
          justifyContent: 'space-between',
          border: 1,
          borderColor: 'text.disabled',
          borderRadius: 1,
          color: 'text.secondary',
          font: 'inherit',
          '& > kbd': { font: 'inherit', fontSize: 'sizes.caption', display: { xs: 'none', sm: 'inline' } },
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        {t('activity.log.line')}
        <kbd aria-hidden>{t('activity.log.keys')}</kbd>
      </ButtonBase>
    )
  );
}
