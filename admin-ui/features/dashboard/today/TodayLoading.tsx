import Box from '@mui/material/Box';
import { Loading } from '../../../kit/Loading.tsx';

/** Stands in for the work while it is loading. */
export const TodayLoading = () => (
  <Box aria-busy sx={{ mb: 4 }}>
    <Loading height={460} />
  </Box>
);
