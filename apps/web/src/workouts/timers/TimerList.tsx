import type { TimerRow } from '@clubpulse/contract/workouts/timers/timers';
import { listTimers } from '@clubpulse/contract/workouts/timers/timers.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { Link } from 'react-router';
import { noSearch, searchAddress, searchQuery } from '../../kit/list/list-filter.ts';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { Unpublished } from '../exercises/public.ts';
import { LibraryList, useLibrary } from '../parts/LibraryList.tsx';
import classes from './timers.module.css';

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
  const { id, filter, rows, library } = useLibrary(searchAddress.read, noSearch);
  const page = useListPage(listTimers, { params: { id }, query: searchQuery(filter.q) }, rows);
  return (
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('timers.title'),
        count: (values) => t('timers.count', values),
        search: t('timers.searchHint'),
        noneYet: t('timers.noneYet'),
        noneYetText: t('timers.noneYetText'),
        noneMatch: t('timers.noneMatch'),
      }}
      add={{ label: t('timers.new'), to: pathTo('Timers', 'new') }}
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
    />
  );
}
