import type { TimerRow } from '@clubpulse/contract/workouts/timers/timers';
import { listTimers } from '@clubpulse/contract/workouts/timers/timers.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Unpublished } from '../exercises/public.ts';
import classes from './timers.module.css';

const inAddress = {
  read: (params: URLSearchParams) => ({ q: (params.get('q') ?? '').slice(0, 200) }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

const Name = ({ row }: { row: TimerRow }) => (
  <Link to={pathTo('Timers', row.TimerId)} className={classes['name']}>
    {row.Name}
  </Link>
);
const State = ({ row }: { row: TimerRow }) => row.Published === false && <Unpublished />;
const lengthOf = (t: Translate, { Total }: TimerRow) => {
  const time = formatDuration(Total.Seconds);
  return Total.IsAbout ? t('timers.about', { time }) : time;
};
const madeOf = (t: Translate, { ExerciseCount, Rounds }: TimerRow) =>
  [t('workouts.exerciseCount', { count: ExerciseCount }), t('timers.roundsOf', { count: Rounds })].join(' · ');

const columnsOf = (t: Translate): readonly Column<TimerRow>[] => [
  { id: 'Name', head: t('kit.name'), names: true, cell: (row) => <Name row={row} /> },
  { id: 'State', head: t('kit.state'), cell: (row) => <State row={row} /> },
  { id: 'Plan', head: t('timers.plan'), cell: (row) => madeOf(t, row) },
  { id: 'Length', head: t('timers.length'), end: true, cell: (row) => lengthOf(t, row) },
];

export function TimerList() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => (filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }), [filter]);
  const page = useListPage(listTimers, { params: { id }, query }, rows);
  const add = () => void navigate(pathTo('Timers', 'new'));
  return (
    <ListScreen
      title={t('timers.title')}
      label={t('timers.title')}
      page={page}
      count={({ recordsFiltered }) => t('timers.count', { count: recordsFiltered, number: formats.number(recordsFiltered) })}
      actions={<AddButton onClick={add}>{t('timers.new')}</AddButton>}
      search={{ value: filter.q, placeholder: t('timers.searchHint'), onChange: (q) => change({ q }) }}
      empty={{
        title: t('timers.noneYet'),
        text: t('timers.noneYetText'),
        action: <AddButton onClick={add}>{t('timers.new')}</AddButton>,
      }}
      unmatched={filter.q.trim() === '' ? undefined : { title: t('timers.noneMatch'), onClear: () => change({ q: '' }) }}
      idOf={(row) => row.TimerId}
      columns={columnsOf(t)}
      card={(row) => (
        <div className={classes['card']}>
          <Name row={row} />
          <State row={row} />
          <small>{madeOf(t, row)}</small>
          <b>{lengthOf(t, row)}</b>
        </div>
      )}
      showMore={showMore}
    />
  );
}
