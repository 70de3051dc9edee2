import { keyframes } from '@mui/material/styles';

const show = keyframes({ to: { visibility: 'visible' } });

/** Time after which content is shown, even if what is before it is still loading, in milliseconds. */
const timeout = 3000;

/**
 * Style of content that is not shown while what is before it is loading, as it would be moved when that has its height.
 */
export const afterLoading = { visibility: 'hidden', animation: `${show} 0s ${timeout}ms forwards` } as const;
