import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { resources } from '../../generated/resources.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { useSession } from '../../core/session/session.ts';

/** The status of a customer that an Admin has to approve. */
const awaiting = 'Awaiting approval' satisfies Customer['status'];

/** Number of customers: all, those of the user's region and branch, and those awaiting approval. */
export function CustomerNumbers() {
  const profile = useSession()?.profile;
  const tiles = [
    { title: t('dashboard.numbers.all'), filter: {} },
    ...(profile?.defRegion ? [{ title: profile.defRegion.regionName, filter: { region: profile.defRegion.id } }] : []),
    ...(profile?.defBranch
      ? [
          {
            title: t('dashboard.numbers.branch', { branch: profile.defBranch.branchName }),
            filter: { mbpBranch: profile.defBranch.id },
          },
        ]
      : []),
    { title: t('dashboard.numbers.awaiting'), filter: { status: awaiting } },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${tiles.length}, 1fr)` },
        mb: 4,
      }}
    >
      {tiles.map((tile) => (
        <Tile key={tile.title} {...tile} />
      ))}
    </Box>
  );
}

function Tile({ title, filter }: { readonly title: string; readonly filter: Record<string, unknown> }) {
  const { total } = useGetList('customer', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: resources.customer.display, order: 'ASC' },
    filter,
  });
  return (
    <Card variant="outlined">
      <CardActionArea
        component={Link}
        to={`/customers?filter=${encodeURIComponent(JSON.stringify(filter))}`}
        sx={{ p: 2 }}
      >
        <Typography variant="caption" sx={{ color: 'text.secondary', fontWeight: 550 }}>
          {title}
        </Typography>
        <Typography sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 650, letterSpacing: '-0.02em' }}>
          {total === undefined ? <Skeleton width={90} /> : total.toLocaleString('en-GB')}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
