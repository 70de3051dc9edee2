import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What the user can do about it. */
  readonly children: React.ReactNode;
}

/** In place of a table that has no rows, or could not be loaded. */
export const TableMessage = ({ title, text, children }: Props) => (
  <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
    <Typography variant="h2" component="p">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{text}</Typography>
    {children}
  </Paper>
);
