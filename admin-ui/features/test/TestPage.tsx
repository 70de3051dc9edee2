import Typography from '@mui/material/Typography';

/** A page that asks the server nothing (AMB-011). */
export const TestPage = () => (
  <>
    <Typography variant="h1">Test</Typography>
    <Typography sx={{ color: 'text.secondary', mt: 1 }}>This page shows that Branchline is there.</Typography>
  </>
);
