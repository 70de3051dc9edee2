import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import { useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { Logo } from '../shell/Logo.tsx';

/** A card in the middle of the page, for sign-in, sign-up and new passwords. */
export const AuthFrame = ({ children }: { readonly children: ReactNode }) => (
  <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Box sx={{ mb: 3, color: 'primary.main', textAlign: 'center' }}>
        <Logo />
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: 2 }}>
        {children}
      </Paper>
    </Box>
  </Box>
);

interface PlainProps {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly autoFocus?: boolean;
  readonly readOnly?: boolean;
}

/** A field outside the generated forms. A password can be made visible. */
export function PlainField({
  id,
  label,
  type = 'text',
  value,
  onChange,
  error,
  help,
  autoComplete,
  inputMode,
  autoFocus = false,
  readOnly = false,
}: PlainProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ mb: 2 }}>
      <FieldFrame id={id} label={label} error={error} help={help}>
        <OutlinedInput
          id={id}
          fullWidth
          type={type === 'password' && shown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={Boolean(error)}
          autoFocus={autoFocus}
          readOnly={readOnly}
          inputProps={{
            autoComplete,
            inputMode,
            'aria-required': true,
            'aria-describedby': error || help ? `${id}-help` : undefined,
          }}
          endAdornment={
            type === 'password' && (
              <InputAdornment position="end">
                <IconButton
                  aria-label={t(shown ? 'app.password.hide' : 'app.password.show')}
                  onClick={() => setShown(!shown)}
                  edge="end"
                >
                  {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                </IconButton>
              </InputAdornment>
            )
          }
        />
      </FieldFrame>
    </Box>
  );
}
