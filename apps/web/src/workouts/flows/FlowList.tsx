import type { FlowRow } from '@clubpulse/contract/workouts/flows/flows';
import { listFlows } from '@clubpulse/contract/workouts/flows/flows.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { Link } from 'react-router';
import { noSearch, searchAddress, searchQuery } from '../../kit/list/list-filter.ts';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { Unpublished } from '../exercises/public.ts';
import { LibraryList, useLibrary } from '../parts/LibraryList.tsx';
import classes from './flows.module.css';
import { Strip } from './Strip.tsx';

const Name = ({ row }: { row: FlowRow }) => (
  <Link to={pathTo('IntensityFlows', row.IntensityFlowId)} className={classes['name']}>
    {row.Name}
  </Link>
);
const State = ({ row }: { row: FlowRow }) => row.Published === false && <Unpublished />;
const madeOf = (t: Translate, { Segments, Measure }: FlowRow) =>
  [t('flows.segmentsOf', { count: Segments.length }), t(`flows.${Measure}`)].join(' · ');

const columnsOf = (t: Translate): readonly Column<FlowRow>[] => [
  { id: 'Name', head: t('kit.name'), names: true, cell: (row) => <Name row={row} /> },
  { id: 'State', head: t('kit.state'), cell: (row) => <State row={row} /> },
  { id: 'Profile', head: t('flows.profile'), cell: (row) => <Strip flow={row} /> },
  { id: 'Segments', head: t('flows.segments'), cell: (row) => madeOf(t, row) },
  { id: 'Lasts', head: t('flows.lasts'), end: true, cell: (row) => formatDuration(row.Duration) },
];

export function FlowList() {
  const t = useT();
  const { id, filter, rows, library } = useLibrary(searchAddress.read, noSearch);
  const page = useListPage(listFlows, { params: { id }, query: searchQuery(filter.q) }, rows);
  return (
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('flows.title'),
        count: (values) => t('flows.count', values),
        search: t('flows.searchHint'),
        noneYet: t('flows.noneYet'),
        noneYetText: t('flows.noneYetText'),
        noneMatch: t('flows.noneMatch'),
      }}
      add={{ label: t('flows.new'), to: pathTo('IntensityFlows', 'new') }}
      idOf={(row) => row.IntensityFlowId}
      columns={columnsOf(t)}
      card={(row) => (
        <div className={classes['card']}>
          <Name row={row} />
          <State row={row} />
          <b>{formatDuration(row.Duration)}</b>
          <small>{madeOf(t, row)}</small>
          <Strip flow={row} />
        </div>
      )}
    />
  );
}
