import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import CloseIcon from '@mui/icons-material/Close';
import DriveFileMoveOutlinedIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from './texts.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { Loading } from '../../kit/Loading.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { lineOf, moves, useBehind, type Member, type Opened } from './team.ts';
import { useMoveWork, type Work } from './use-move-work.ts';

interface Props {
  readonly opened: Opened;
  readonly people: readonly Member[];
  readonly title: string;
  readonly onClose: () => void;
}

/** The records behind a figure. Work is dragged to another person, or moved by its menu or the key M. */
export function TeamRows({ opened, people, title, onClose }: Props) {
  const { person, figure } = opened;
  const { data, error, refetch } = useBehind(opened);
  const session = useSession();
  const moveWork = useMoveWork();
  const [menu, setMenu] = useState<{ readonly anchor: Element; readonly work: Work } | null>(null);
  const field = moves[figure];
  const others = people.filter(({ id }) => id !== person.id);
  const of = data && summaryOf(data.of);
  const canMove = Boolean(of && field && others.length && allowsChange(session, of.access.update));
  const lines = of ? data.rows.map((row) => lineOf(of, row)) : [];
  const workOf = (some: readonly Line[]): Work => ({
    of: data!.of as Work['of'],
    field: field!,
    ids: some.map(({ id }) => id),
    name: some[0]!.title,
  });
  const openMenu = (anchor: Element, some: readonly Line[]) => setMenu({ anchor, work: workOf(some) });
  return (
    <Box component="section" aria-labelledby="team-rows">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
        <Typography ref={focusOnce} id="team-rows" variant="h3" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Typography variant="caption" sx={hint}>
          {canMove && lines.length > 0 && <span>{t('team.moveHint')}</span>}
        </Typography>
        {canMove && lines.length > 1 && (
          <Button
            color="inherit"
            variant="outlined"
            aria-haspopup="menu"
            onClick={({ currentTarget }) => openMenu(currentTarget, lines)}
          >
            {t('team.moveAll')}
          </Button>
        )}
        <IconButton aria-label={t('team.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {error ? (
        <LoadFailed text={t('team.rowsFailed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading height={160} />
      ) : (
        <Box component="ul" sx={list}>
          {!lines.length && <Typography sx={{ color: 'text.secondary' }}>{t('team.noRows')}</Typography>}
          {lines.map((line) => (
            <Row
              key={line.id}
              line={line}
              work={canMove ? workOf([line]) : null}
              onMenu={(at) => openMenu(at, [line])}
            />
          ))}
          {data.hasMore && <Typography variant="caption">{t('team.more')}</Typography>}
        </Box>
      )}
      <MoveMenu
        anchor={menu?.anchor ?? null}
        people={others}
        onMove={(to) => void moveWork(menu!.work, to)}
        onClose={() => setMenu((one) => (one ? { ...one, anchor: null as never } : null))}
      />
    </Box>
  );
}

/** What a cell has opened is read from its heading on. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

type Line = ReturnType<typeof lineOf>;

interface RowProps {
  readonly line: Line;
  /** Null if it cannot be moved. */
  readonly work: Work | null;
  readonly onMenu: (anchor: Element) => void;
}

function Row({ line, work, onMenu }: RowProps) {
  const element = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(work);
  useEffect(() => void (latest.current = work));
  const canMove = work !== null;
  useEffect(
    () =>
      canMove
        ? draggable({
            element: element.current!,
            getInitialData: () => ({ work: latest.current }),
            onDragStart: () => setDragged(true),
            onDrop: () => setDragged(false),
          })
        : undefined,
    [canMove],
  );
  return (
    <Box
      component="li"
      ref={element}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (key === 'm' && !ctrlKey && !metaKey && !altKey && canMove) onMenu(button.current!);
      }}
      sx={{ ...row, opacity: isDragged ? 0.4 : 1, cursor: canMove ? 'grab' : 'default' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={line.to}
          draggable={false}
          color="inherit"
          underline="hover"
          noWrap
          sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}
        >
          {line.title}
        </Link>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {line.facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {line.value}
      </Typography>
      {canMove && (
        <IconButton
          ref={button}
          aria-label={t('team.moveOf', { name: line.title })}
          data-hint={t('team.move')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        >
          <DriveFileMoveOutlinedIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** On a telephone nothing is dragged. */
const hint = { flex: 1, color: 'text.secondary', '& > *': { display: { xs: 'none', sm: 'inline' } } } as const;

/** A long list scrolls by itself, so that the people its work is dragged to stay on the screen. */
const list = { m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: { sm: '50vh' } } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
