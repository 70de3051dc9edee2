import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly star?: boolean;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** A button beside the error, such as “Did you mean 01302 555070?”. */
  readonly offer?: { readonly text: string; readonly take: () => void } | undefined;
  /** Whether it contains several controls: then the label names the group by id. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** A field with its label above the control, and the help or error below it. */
export function FieldFrame({ id, label, star = false, error, help, offer, group = false, children }: Props) {
  return (
    <Box sx={{ minWidth: 0 }} data-field={id.split('-').at(-1)}>
      <Typography
        component={group ? 'span' : 'label'}
        htmlFor={group ? undefined : id}
        id={`${id}-label`}
        variant="caption"
        sx={{ display: 'block', mb: 0.5, fontWeight: 'fontWeightMedium', color: 'text.secondary' }}
      >
        {label}
        {star && (
          <Box component="span" aria-hidden sx={{ color: 'error.main', ml: 0.25 }}>
            *
          </Box>
        )}
      </Typography>
      {children}
      {(error || help) && (
        <FormHelperText id={`${id}-help`} error={Boolean(error)} role={error ? 'alert' : undefined}>
          {error ?? help}
          {error && offer && (
            <>
              {' '}
              <Link
                component="button"
                type="button"
                variant="caption"
                onClick={offer.take}
                sx={{
                  verticalAlign: 'baseline',
                  minHeight: { xs: 24, md: 0 },
                  fontWeight: 'fontWeightMedium',
                  textAlign: 'left',
                }}
              >
                {offer.text}
              </Link>
            </>
          )}
        </FormHelperText>
      )}
    </Box>
  );
}
