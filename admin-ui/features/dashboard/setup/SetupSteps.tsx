import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { summaryOf } from '../../../core/data/data-provider.ts';
import { call } from '../../../core/data/http.ts';
import { schemaText, t } from './texts.ts';

const pages = {
  company: '/setting/Letterhead',
  branches: '/branches',
  areas: '/customerSetting/PostalAreas',
  lists: null,
  mail: null,
  users: '/users',
  customers: '/imports',
} as const;

interface Step {
  readonly name: keyof typeof pages;
  readonly done: boolean;
  /** Names of the lists that have no active entry. */
  readonly missing: readonly string[];
}

/** People can work without it, so it alone does not keep the steps on the page. */
const canWait = (name: Step['name']) => name === 'mail';

/** Leads an administrator through a new product, until people can work in it. */
export function SetupSteps() {
  const [isOpen, setOpen] = useStore('dashboard.setup', true);
  const { data } = useQuery<readonly Step[]>({
    queryKey: ['setup'],
    queryFn: () => call<readonly Step[]>('setup').then(({ json }) => json),
    staleTime: 0,
  });
  const done = data?.filter((step) => step.done).length ?? 0;
  if (!data || data.every((step) => step.done || canWait(step.name))) return null;
  return (
    <Paper component="section" aria-labelledby="setup" variant="outlined" sx={{ p: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography variant="h2" id="setup">
          {t('setup.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('setup.progress', { done: String(done), all: String(data.length) })}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          sx={{ ml: 'auto' }}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'setup.hide' : 'setup.show')}
        </Button>
      </Box>
      {isOpen && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
          {data.map((step) => (
            <StepLine key={step.name} step={step} />
          ))}
        </Box>
      )}
    </Paper>
  );
}

function StepLine({ step: { name, done, missing } }: { readonly step: Step }) {
  const Icon = done ? CheckCircleIcon : RadioButtonUncheckedIcon;
  const page = pages[name];
  const title = t(`setup.${name}`);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Icon
        fontSize="small"
        titleAccess={t(done ? 'setup.done' : 'setup.open')}
        sx={{ mt: 0.25, color: done ? 'success.main' : 'text.secondary' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
          {page ? (
            <Link component={RouterLink} to={page}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        {!done && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`setup.${name}Help`)}{' '}
            {missing.map((list, i) => (
              <span key={list}>
                {i > 0 && ', '}
                <Link component={RouterLink} to={summaryOf(list).screen!}>
                  {schemaText(summaryOf(list).plural)}
                </Link>
              </span>
            ))}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
