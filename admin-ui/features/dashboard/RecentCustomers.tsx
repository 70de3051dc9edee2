import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';

/** The eight customers that were added last. */
export function RecentCustomers() {
  const { data } = useGetList<Customer & { id: number }>('customer', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'customerId', order: 'DESC' },
    filter: {},
  });
  return (
    <Box component="section" aria-labelledby="recent-customers" aria-busy={!data}>
      <Typography variant="h2" id="recent-customers" sx={{ mb: 1 }}>
        {t('dashboard.recent')}
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'hidden' }}>
        {data
          ? data.map((customer, i) => (
              <Box
                component="li"
                key={customer.id}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr auto', sm: '2fr 2fr 1fr 150px' },
                  columnGap: 2,
                  alignItems: 'center',
                  px: 2,
                  minHeight: 40,
                  py: 0.5,
                  borderTop: i ? 1 : 0,
                  borderColor: 'divider',
                }}
              >
                <Link
                  component={RouterLink}
                  to={`/customers/${customer.customerId}/detail`}
                  color="inherit"
                  underline="hover"
                  sx={{ fontWeight: 'fontWeightMedium' }}
                >
                  {customer.custName}
                </Link>
                <Typography noWrap sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
                  {[customer.cityTown?.cityTownName, customer.postCode].filter(Boolean).join(', ')}
                </Typography>
                <Typography noWrap sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
                  {customer.dateCreated}
                </Typography>
                <Box sx={{ justifySelf: { sm: 'start' } }}>
                  <StatusBadge text={customer.status ?? ''} />
                </Box>
              </Box>
            ))
          : Array.from({ length: 8 }, (_, i) => <Skeleton key={i} height={40} sx={{ mx: 2 }} />)}
      </Paper>
    </Box>
  );
}
