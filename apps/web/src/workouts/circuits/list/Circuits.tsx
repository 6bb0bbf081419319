import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { type CircuitRow, circuitTimers } from '@clubpulse/contract/workouts/circuits/circuits';
import { listCircuits, listCircuitTags } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import type { Column } from '../../../kit/list/rows/columns.ts';
import { useSelection } from '../../../kit/list/rows/use-selection.ts';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { AddButton } from '../../../kit/page/AddButton.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useMayOpen } from '../../../platform/access.ts';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { Unpublished } from '../../exercises/public.ts';
import { timerLabels } from '../timer-text.ts';
import { CircuitBulk } from './CircuitBulk.tsx';
import { noFilter, queryOf, readCircuits, setCount, writeCircuits } from './circuit-filter.ts';
import classes from './circuit-list.module.css';

const inAddress = { read: readCircuits, write: writeCircuits };

export default function Circuits() {
  const { ClubId } = useStaffClub();
  return <CircuitList key={ClubId} />;
}

function CircuitList() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(id, filter), [id, filter]);
  const page = useListPage(listCircuits, { query }, rows);
  const { data: rooms = [] } = useCall(listRooms, { params: { id } }, { quiet: true });
  const { data: tags = [] } = useCall(listCircuitTags, { query: { ClubId: String(id) } }, { quiet: true });
  const { chosen, onChange } = useSelection();
  const roomOf = (row: CircuitRow) => rooms.find(({ DisplayGroupId }) => DisplayGroupId === row.DisplayGroupId);
  const all = t('kit.all');
  const create = () => void navigate(pathTo('Circuit', 'new'));
  const onClear = setCount(filter) > 0 ? () => change(noFilter) : undefined;

  const picture = ({ PictureUri }: CircuitRow) =>
    PictureUri !== null && (
      <Picture
        className={classes['picture']}
        uri={PictureUri}
        pixels={240}
        instead={<NoPicture className={classes['picture']} />}
      />
    );
  const name = (row: CircuitRow) => (
    <Link to={pathTo('Circuit', row.BridgeWorkoutId)} className={classes['name']}>
      {row.Name}
    </Link>
  );
  const state = (row: CircuitRow) => !row.Published && <Unpublished />;
  const room = (row: CircuitRow) => {
    const found = roomOf(row);
    return (
      <span className={classes['room']}>
        {found !== undefined && <i style={{ background: found.Color }} />}
        {row.DisplayGroupId === null ? t('circuits.anyRoom') : found?.Name}
      </span>
    );
  };
  const stations = (row: CircuitRow) =>
    [
      row.StationsActive ? t('circuits.stationCount', { count: row.StationCount }) : t('circuits.stationsOff'),
      t('workouts.count', { count: row.ExerciseCount, number: formats.number(row.ExerciseCount) }),
    ].join(' · ');
  const columns: readonly Column<CircuitRow>[] = [
    {
      id: 'Name',
      head: t('kit.name'),
      names: true,
      cell: (row) => (
        <span className={classes['pictured']}>
          {picture(row)}
          <span className={classes['words']}>
            {name(row)}
            <small>{row.Tags.join(', ')}</small>
          </span>
        </span>
      ),
    },
    { id: 'Room', head: t('kit.room'), cell: room },
    { id: 'Timer', head: t('circuits.howTimeRuns'), cell: (row) => t(timerLabels[row.TimerType]) },
    { id: 'Stations', head: t('circuits.tv.stations'), cell: stations },
    { id: 'Duration', head: t('kit.time'), cell: (row) => formatDuration(row.Duration) },
    { id: 'State', head: t('kit.state'), cell: state },
  ];
  return (
    <ListScreen
      title={t('circuits.circuits')}
      label={t('circuits.circuits')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsTotal === recordsFiltered
          ? t('circuits.count', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('workouts.found', { found: formats.number(recordsFiltered), number: formats.number(recordsTotal) })
      }
      actions={
        <HeaderActions
          label={t('kit.more')}
          actions={[
            { label: t('circuits.newCircuit'), icon: IconPlus, primary: true, adds: true, plain: true, onClick: create },
            ...(mayOpen('CircuitsCalendar')
              ? [
                  {
                    label: t('circuits.theirCalendar'),
                    icon: IconCalendar,
                    onClick: () => void navigate(pathTo('CircuitsCalendar')),
                  },
                ]
              : []),
          ]}
        />
      }
      search={{ value: filter.q, placeholder: t('circuits.searchHint'), onChange: (q) => change({ q }) }}
      filters={
        <FilterBar set={setCount(filter)} onClear={() => change(noFilter)}>
          <FilterChip
            label={t('kit.room')}
            all={all}
            value={filter.room}
            options={rooms.map((one) => ({ value: String(one.DisplayGroupId), label: one.Name }))}
            onChange={(next) => change({ room: next })}
          />
          {(tags.length > 0 || filter.tag !== null) && (
            <FilterChip
              label={t('circuits.tag')}
              all={all}
              value={filter.tag}
              options={tags.map((value) => ({ value, label: value }))}
              onChange={(tag) => change({ tag })}
            />
          )}
          <FilterChip
            label={t('circuits.howTimeRuns')}
            all={all}
            value={filter.timer}
            options={circuitTimers.map((value) => ({ value, label: t(timerLabels[value]) }))}
            onChange={(timer) => change({ timer })}
          />
          <FilterChip
            label={t('kit.state')}
            all={all}
            value={filter.state}
            options={[
              { value: 'published' as const, label: t('workouts.isPublished') },
              { value: 'unpublished' as const, label: t('workouts.isUnpublished') },
            ]}
            onChange={(next) => change({ state: next })}
          />
        </FilterBar>
      }
      empty={{
        title: t('circuits.noneYet'),
        text: t('circuits.noneYetText'),
        action: <AddButton onClick={create}>{t('circuits.newCircuit')}</AddButton>,
      }}
      unmatched={onClear && { title: t('circuits.noneMatch'), onClear }}
      idOf={(row) => row.BridgeWorkoutId}
      columns={columns}
      card={(row) => (
        <span className={classes['pictured']}>
          {picture(row)}
          <span className={classes['words']}>
            {name(row)}
            <small>
              {formatDuration(row.Duration)} · {t(timerLabels[row.TimerType])} · {stations(row)}
            </small>
            <small>{room(row)}</small>
            {state(row)}
          </span>
        </span>
      )}
      showMore={showMore}
      selection={{
        chosen,
        onChange,
        selectOne: ({ Name }) => t('workouts.select', { name: Name }),
        selectAll: t('workouts.selectFound', { number: formats.number(page.data?.data.length ?? 0) }),
      }}
    >
      <CircuitBulk rows={page.data?.data ?? []} chosen={chosen} onChange={onChange} />
    </ListScreen>
  );
}
