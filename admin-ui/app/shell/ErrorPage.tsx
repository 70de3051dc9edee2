import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

const texts = {
  error: { title: 'ERROR OCCURRED', text: 'Something went wrong.' },
  access: { title: 'ACCESS DENIED', text: "You don't have the necessary permissions." },
  notfound: { title: 'PAGE NOT FOUND', text: 'Requested resource is not available.' },
} as const;

export function ErrorPage({ kind }: { readonly kind: keyof typeof texts }) {
  const { title, text } = texts[kind];
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', py: 12, gap: 1 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
      <Button component={Link} to="/" variant="contained">
        Back to Dashboard
      </Button>
    </Stack>
  );
}
