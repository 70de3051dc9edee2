import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from '../../core/i18n/t.ts';
import { recordPath } from '../../core/model/record-path.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { callTo, nameOf } from '../../core/model/values.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { EmailLink } from '../../kit/fields/EmailLink.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { PageLink } from '../../kit/PageLink.tsx';

/** People that are shown; further ones are in the tab. */
const most = 5;

/** The people of a customer, the key contact first, each with what to reach them by. */
export function People({ record }: SlotProps<Customer>) {
  return allows(useSession(), summaryOf('contact').access.read) ? <List record={record} /> : null;
}

function List({ record: { customerId, keyContact } }: Pick<SlotProps<Customer>, 'record'>) {
  const { data, total = 0 } = useGetList<Contact & { id: number }>('contact', {
    filter: { customer: customerId, active: true },
    sort: { field: 'contactName', order: 'ASC' },
    pagination: { page: 1, perPage: 25 },
  });
  if (!data) return <Loading height={160} sx={{ mb: 3 }} />;
  if (!data.length) return null;
  const isKey = ({ contactId }: Contact) => contactId === keyContact?.contactId;
  const shown = [...data.filter(isKey), ...data.filter((one) => !isKey(one))].slice(0, most);
  return (
    <Box component="section" aria-labelledby="people" sx={{ breakInside: 'avoid', pb: 3 }}>
      <Typography
        variant="h3"
        component="h2"
        id="people"
        sx={{ mb: 1, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {t('customer.people.title')}
      </Typography>
      <Box component="ul" aria-labelledby="people" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((one) => (
          <Person key={one.contactId} contact={one} isKey={isKey(one)} />
        ))}
      </Box>
      {total > shown.length && (
        <Box sx={{ mt: 1 }}>
          <PageLink to={`/customers/${customerId}/contacts`}>{t('customer.people.all', { count: total })}</PageLink>
        </Box>
      )}
    </Box>
  );
}

/** Each link is high enough for a finger. */
const reach = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  '& a': { display: 'inline-block', minHeight: 24, lineHeight: '24px' },
} as const;

function Person({ contact, isKey }: { readonly contact: Contact; readonly isKey: boolean }) {
  const { contactId, contactName, jobFunction, mobile, phoneNo, email } = contact;
  const number = mobile ?? phoneNo;
  const what = [nameOf(jobFunction), isKey && t('customer.people.key')].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <PageLink to={recordPath(summaryOf('contact'), contactId)!}>{contactName}</PageLink>
      {what && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {what}
        </Typography>
      )}
      <Typography variant="body2" component="div" sx={reach}>
        {number && (
          <Link href={callTo(number)} color="inherit">
            {number}
          </Link>
        )}
        {email && <EmailLink address={email} />}
      </Typography>
    </Box>
  );
}
