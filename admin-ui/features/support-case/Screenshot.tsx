import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { SupportCase } from '../../../schemas/generated/support-case.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { usePicture } from './picture.ts';
import { Loading } from '../../kit/Loading.tsx';

/** The screenshot of a support case; it opens at full size in a new tab. */
export function Screenshot({ of, record }: SlotProps<SupportCase>) {
  const id = useId();
  const { data, error } = usePicture(record.screenshot);
  const { errors } = useFormState({ name: 'screenshot' });
  return (
    <FieldFrame
      id={id}
      label={of.fields.screenshot!.title}
      group
      error={errors.screenshot?.message as string | undefined}
    >
      {error ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('supportCase.screenshot.failed')}</Typography>
      ) : data ? (
        <Link href={data} target="_blank" rel="noopener" aria-label={t('supportCase.screenshot.open')}>
          <Box
            component="img"
            src={data}
            alt={t('supportCase.screenshot.description')}
            sx={{
              display: 'block',
              width: '100%',
              height: 220,
              objectFit: 'contain',
              objectPosition: 'left top',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              backgroundColor: 'action.hover',
            }}
          />
        </Link>
      ) : (
        <Loading height={220} />
      )}
    </FieldFrame>
  );
}
