import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Loading } from './Loading.tsx';

/** Shown while the code of a page is loading. */
export const PageLoading = () => (
  <Loading>
    <Stack spacing={1.5} aria-busy>
      <Skeleton width={220} height={28} />
      <Skeleton variant="rounded" height={36} width="60%" />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  </Loading>
);
