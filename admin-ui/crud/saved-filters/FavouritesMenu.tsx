import StarBorderIcon from '@mui/icons-material/StarBorder';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import { contents } from '../../core/contents.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { searchOf, useFavourites, type SavedFilter } from './saved-filters.ts';
import { later } from '../../kit/later.tsx';

const FavouritesDialog = later(() => import('./FavouritesDialog.tsx').then((module) => module.FavouritesDialog));

/** Menu in the top bar with the user's favourite filters. */
export function FavouritesMenu() {
  const { data = [] } = useFavourites();
  const mayChange = allowsChange(useSession(), 'signedIn');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [editing, setEditing] = useState(false);
  const open = useOpenFavourite();
  const does = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <IconButton
        aria-label={t('crud.favourites.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <StarBorderIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {data.map((filter) => (
          <MenuItem key={filter.id} onClick={does(() => open(filter))} sx={{ maxWidth: 360 }}>
            <ListItemText
              primary={partsOf(filter).name || filter.filterName}
              secondary={schemaText(partsOf(filter).type)}
              slotProps={{ primary: { noWrap: true }, secondary: { variant: 'caption' } }}
            />
          </MenuItem>
        ))}
        {data.length === 0 && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
            {t('crud.favourites.noneMenu')}
          </MenuItem>
        )}
        {mayChange && <Divider />}
        {mayChange && <MenuItem onClick={does(() => setEditing(true))}>{t('crud.favourites.edit')}</MenuItem>}
      </Menu>
      {editing && (
        <Suspense>
          <FavouritesDialog
            onClose={() => setEditing(false)}
            onOpen={(filter) => {
              setEditing(false);
              open(filter);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Splits `Customers:Midlands` into list and name. */
function partsOf({ favouriteName }: SavedFilter) {
  const [type = '', ...name] = (favouriteName ?? '').split(':');
  return { type, name: name.join(':') };
}

/** Opens the list of a favourite with its filter. Reports an unknown list (AMB-082). */
export function useOpenFavourite() {
  const navigate = useNavigate();
  const notify = useNotify();
  return (filter: SavedFilter) => {
    const { type } = partsOf(filter);
    const screen = contents().screens.find(({ view }) => view?.name === type);
    if (!screen) notify(t('crud.favourites.unknown'), { type: 'warning' });
    else void navigate(`${screen.path}${searchOf(filter)}`);
  };
}
