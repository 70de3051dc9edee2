import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { Resource } from '../../core/model/resource.ts';
import { useAnyUnsaved } from '../../kit/dialogs/unsaved.ts';
import type { PageTab } from './page-tab.ts';
import { useTabCounts } from './tab-counts.ts';

interface Props {
  readonly of: Resource;
  readonly id: number;
  readonly tabs: readonly PageTab[];
  readonly current: PageTab;
  /** Address of the record, without a tab. */
  readonly base: string;
}

/**
 * The tabs of a record, with how many rows their lists have. Those without rows are in a menu at the end. The bar has its
 * height while the counts load, and shows its tabs once they are known, so that none moves.
 */
export function RecordTabs({ of, id, tabs, current, base }: Props) {
  const counts = useTabCounts(of, id, tabs);
  // With unsaved changes, a tab does not replace the address: the guard would take that for a redirect and not ask.
  const isUnsaved = useAnyUnsaved();
  const countOf = ({ name }: PageTab) => counts?.find(({ tab }) => tab === name);
  const isFolded = (tab: PageTab) => tab !== current && !tab.slot && countOf(tab)?.count === 0;
  const linkTo = ({ name }: PageTab) => ({ component: Link, to: `${base}/${name}`, replace: !isUnsaved });
  return (
    <Box aria-busy={!counts} sx={bar}>
      {counts && (
        <>
          <Tabs value={current.name} aria-label={t('crud.page.tabs', { title: of.title })} variant="scrollable">
            {tabs
              .filter((tab) => !isFolded(tab))
              .map((tab) => (
                <Tab
                  key={tab.name}
                  value={tab.name}
                  label={<Label title={tab.title} {...countOf(tab)} />}
                  {...linkTo(tab)}
                />
              ))}
          </Tabs>
          <Folded tabs={tabs.filter(isFolded)} linkTo={linkTo} />
        </>
      )}
    </Box>
  );
}

const bar = { display: 'flex', alignItems: 'center', minHeight: 49, borderBottom: 1, borderColor: 'divider', mb: 2 };

interface LabelProps {
  readonly title: string;
  readonly count?: number;
  readonly isExact?: boolean;
}

const Label = ({ title, count, isExact }: LabelProps) => (
  <span>
    {title}
    {count ? (
      <Box
        component="span"
        sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular', fontVariantNumeric: 'tabular-nums' }}
      >
        {` ${count.toLocaleString('en-GB')}${isExact ? '' : '+'}`}
      </Box>
    ) : null}
  </span>
);

interface FoldedProps extends Pick<Props, 'tabs'> {
  readonly linkTo: (tab: PageTab) => { component: typeof Link; to: string; replace: boolean };
}

function Folded({ tabs, linkTo }: FoldedProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!tabs.length) return null;
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', flexShrink: 0, displayPrint: 'none' }}
      >
        {t('crud.page.moreTabs')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tabs.map((tab) => (
          <MenuItem key={tab.name} onClick={() => setAnchor(null)} {...linkTo(tab)}>
            {tab.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
