import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from './texts.ts';
import { nothing } from '../../core/model/values.ts';
import { figures, headOf, valueOf, type FigureName, type Member, type Opened, type Team, type Week } from './team.ts';
import { useMoveWork, type Work } from './use-move-work.ts';

interface Props {
  readonly team: Team;
  readonly week: Week;
  readonly opened: Opened | null;
  readonly onOpen: (person: Member, figure: FigureName) => void;
  readonly onAway: (person: Member) => void;
  /** The records behind the figure that is open: they stand below its person. */
  readonly children: ReactNode;
}

/** People and their figures. The other week stands below each figure; a figure opens its records. */
export const TeamTable = ({ team, week, opened, onOpen, onAway, children }: Props) => (
  <TableContainer>
    <Table size="small" aria-label={t('team.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('team.person')}</TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} align="right" sx={{ px: 1.5 }} title={t(`team.about.${figure}`)}>
              {headOf(figure, week)}
            </TableCell>
          ))}
          <TableCell>{t('team.away')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {team.people.map((person) => (
          <Fragment key={person.id}>
            <Person person={person} week={week} opened={opened} onOpen={onOpen} onAway={onAway} />
            {opened?.person.id === person.id && (
              <TableRow>
                <TableCell colSpan={figures.length + 2} sx={{ p: 0 }}>
                  <Box sx={behind}>{children}</Box>
                </TableCell>
              </TableRow>
            )}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** As wide as the window, even where the table is wider. */
const behind = { position: 'sticky', left: 0, width: 1, maxWidth: 'calc(100vw - 32px)', pb: 2, px: 1 } as const;

interface PersonProps extends Omit<Props, 'team' | 'children'> {
  readonly person: Member;
}

/** Work can be dropped on a person. */
function Person({ person, week, opened, onOpen, onAway }: PersonProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [isOver, setOver] = useState(false);
  const moveWork = useMoveWork();
  const drop = useRef<((work: Work) => void) | null>(null);
  useEffect(() => void (drop.current = (work) => void moveWork(work, person)));
  const isOwn = opened?.person.id === person.id;
  const canDrop = useRef(true);
  useEffect(() => void (canDrop.current = !isOwn));
  useEffect(
    () =>
      dropTargetForElements({
        element: row.current!,
        canDrop: ({ source }) => 'work' in source.data && canDrop.current,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          drop.current?.(source.data.work as Work);
        },
      }),
    [],
  );
  return (
    <TableRow ref={row} sx={isOver ? { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 } : undefined}>
      <TableCell component="th" scope="row" sx={{ fontWeight: 'fontWeightMedium', whiteSpace: { md: 'nowrap' } }}>
        {person.fullName}
      </TableCell>
      {figures.map((figure) => (
        <TableCell key={figure} align="right" sx={{ p: 0 }}>
          <Cell
            person={person}
            figure={figure}
            week={week}
            isOpen={isOwn && opened?.figure === figure}
            onOpen={() => onOpen(person, figure)}
          />
        </TableCell>
      ))}
      <TableCell>
        <Link
          component="button"
          type="button"
          color={person.away ? 'warning' : 'inherit'}
          underline="hover"
          onClick={() => onAway(person)}
          sx={{ textAlign: 'left', minHeight: 24 }}
        >
          {person.away ? t('team.until', { date: person.away.untilDate }) : t('team.setAway')}
          <span style={visuallyHidden}> {person.fullName}</span>
        </Link>
        {person.away && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {person.away.cover}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}

interface CellProps {
  readonly person: Member;
  readonly figure: FigureName;
  readonly week: Week;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Cell({ person, figure, week, isOpen, onOpen }: CellProps) {
  const value = valueOf(person, figure, week);
  if (value === null) return <Box sx={{ px: 1.5, color: 'text.disabled' }}>{nothing}</Box>;
  const other = figure === 'overdue' ? null : valueOf(person, figure, week === 'this' ? 'last' : 'this');
  const hasOther = other !== null && other !== nothing;
  const isEmpty = value === nothing;
  return (
    <ButtonBase
      aria-expanded={isOpen}
      onClick={onOpen}
      sx={{
        width: '100%',
        minHeight: 48,
        px: 1.5,
        py: 0.5,
        display: 'block',
        textAlign: 'right',
        '&:hover': { backgroundColor: 'action.hover' },
        ...(isOpen && { backgroundColor: 'action.selected' }),
      }}
    >
      <span style={visuallyHidden}>
        {t('team.cell', { figure: t(`team.figures.${figure}`), name: person.fullName })}{' '}
      </span>
      <Typography
        noWrap
        sx={{
          fontVariantNumeric: 'tabular-nums',
          ...(figure === 'overdue' && !isEmpty && { color: 'error.main' }),
          ...(isEmpty && { color: 'text.secondary' }),
        }}
      >
        {value}
      </Typography>
      {hasOther && (
        <Typography noWrap variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <span style={visuallyHidden}>{t(week === 'this' ? 'team.before' : 'team.after')} </span>
          {other}
        </Typography>
      )}
    </ButtonBase>
  );
}
