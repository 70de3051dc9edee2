import CallOutlinedIcon from '@mui/icons-material/CallOutlined';
import DirectionsOutlinedIcon from '@mui/icons-material/DirectionsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { callTo, directionsTo, textOf } from '../../core/model/values.ts';

interface Props {
  readonly of: Resource;
  readonly record: WireRecord;
}

/** What one does with a record on a telephone: call, find the way, and what the extensions add. */
export function PhoneBar({ of, record }: Props) {
  const phone = of.phones?.find((name) => record[name]);
  const address = of.address?.map((name) => textOf(of, name, record)).filter(Boolean) ?? [];
  const { recordTools, phoneTools } = contents();
  return (
    <Box role="group" aria-label={t('crud.page.phoneBar')} sx={bar}>
      {phone && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<CallOutlinedIcon />}
          href={callTo(String(record[phone]))}
          title={String(record[phone])}
        >
          {t('crud.page.call')}
        </Button>
      )}
      {address.length > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DirectionsOutlinedIcon />}
          href={directionsTo(address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('crud.page.directions')}
        </Button>
      )}
      {[...recordTools, ...phoneTools].map((Tool, i) => (
        <Tool key={i} of={of} record={record} />
      ))}
    </Box>
  );
}

/** All in one row: each has its icon above its word. */
const bar = {
  display: 'flex',
  gap: 1,
  mt: 1,
  '& .MuiButton-root': {
    flex: '1 1 0',
    minWidth: 0,
    flexDirection: 'column',
    justifyContent: 'center',
    height: 56,
    p: 0.5,
    fontSize: 'sizes.caption',
  },
  // It gives a button without an icon the height of a line.
  '& .MuiButton-root::before': { display: 'none' },
  '& .MuiButton-startIcon': { m: 0 },
  '@media print': { display: 'none' },
} as const;
