import Typography from '@mui/material/Typography';

export const Footer = () => (
  <Typography
    component="footer"
    variant="caption"
    sx={{ px: { xs: 2, sm: 3 }, py: 1.5, color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
  >
    Branchline · sales CRM
  </Typography>
);
