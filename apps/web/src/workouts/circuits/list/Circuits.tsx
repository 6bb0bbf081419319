import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { CircuitRow } from '@clubpulse/contract/workouts/circuits/circuits';
import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
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
import { CircuitCard, CircuitName, CircuitPicture, CircuitRoom, useStationsText } from './CircuitCells.tsx';
import { CircuitFilters } from './CircuitFilters.tsx';
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
  const { chosen, onChange } = useSelection();
  const create = () => void navigate(pathTo('Circuit', 'new'));
  const onClear = setCount(filter) > 0 ? () => change(noFilter) : undefined;

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
      filters={<CircuitFilters filter={filter} rooms={rooms} onChange={change} />}
      empty={{
        title: t('circuits.noneYet'),
        text: t('circuits.noneYetText'),
        action: <AddButton onClick={create}>{t('circuits.newCircuit')}</AddButton>,
      }}
      unmatched={onClear && { title: t('circuits.noneMatch'), onClear }}
      idOf={(row) => row.BridgeWorkoutId}
      columns={useColumns(rooms)}
      card={(row) => <CircuitCard row={row} rooms={rooms} />}
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

function useColumns(rooms: readonly DisplayGroup[]): readonly Column<CircuitRow>[] {
  const t = useT();
  const stations = useStationsText();
  return [
    {
      id: 'Name',
      head: t('kit.name'),
      names: true,
      cell: (row) => (
        <span className={classes['pictured']}>
          <CircuitPicture row={row} />
          <span className={classes['words']}>
            <CircuitName row={row} />
            <small>{row.Tags.join(', ')}</small>
          </span>
        </span>
      ),
    },
    { id: 'Room', head: t('kit.room'), cell: (row) => <CircuitRoom row={row} rooms={rooms} /> },
    { id: 'Timer', head: t('circuits.howTimeRuns'), cell: (row) => t(timerLabels[row.TimerType]) },
    { id: 'Stations', head: t('circuits.tv.stations'), cell: stations },
    { id: 'Duration', head: t('kit.time'), cell: (row) => formatDuration(row.Duration) },
    { id: 'State', head: t('kit.state'), cell: (row) => !row.Published && <Unpublished /> },
  ];
}
