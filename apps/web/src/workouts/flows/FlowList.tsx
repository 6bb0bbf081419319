import type { FlowRow } from '@clubpulse/contract/workouts/flows/flows';
import { listFlows } from '@clubpulse/contract/workouts/flows/flows.calls';
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
import classes from './flows.module.css';
import { Strip } from './Strip.tsx';

const inAddress = {
  read: (params: URLSearchParams) => ({ q: (params.get('q') ?? '').slice(0, 200) }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

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
  const formats = useFormats();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => (filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }), [filter]);
  const page = useListPage(listFlows, { params: { id }, query }, rows);
  const add = () => void navigate(pathTo('IntensityFlows', 'new'));
  return (
    <ListScreen
      title={t('flows.title')}
      label={t('flows.title')}
      page={page}
      count={({ recordsFiltered }) => t('flows.count', { count: recordsFiltered, number: formats.number(recordsFiltered) })}
      actions={<AddButton onClick={add}>{t('flows.new')}</AddButton>}
      search={{ value: filter.q, placeholder: t('flows.searchHint'), onChange: (q) => change({ q }) }}
      empty={{
        title: t('flows.noneYet'),
        text: t('flows.noneYetText'),
        action: <AddButton onClick={add}>{t('flows.new')}</AddButton>,
      }}
      unmatched={filter.q.trim() === '' ? undefined : { title: t('flows.noneMatch'), onClear: () => change({ q: '' }) }}
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
      showMore={showMore}
    />
  );
}
