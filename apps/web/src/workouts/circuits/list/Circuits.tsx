import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { CircuitRow } from '@clubpulse/contract/workouts/circuits/circuits';
import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { IconCalendar } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { Column } from '../../../kit/list/rows/columns.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { useMayOpen } from '../../../platform/access.ts';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { Unpublished } from '../../exercises/public.ts';
import { LibraryActions } from '../../parts/LibraryActions.tsx';
import { LibraryList, useLibrary } from '../../parts/LibraryList.tsx';
import { timerLabels } from '../timer-text.ts';
import { CircuitBulk } from './CircuitBulk.tsx';
import { CircuitCard, CircuitName, CircuitPicture, CircuitRoom, useStationsText } from './CircuitCells.tsx';
import { CircuitFilters } from './CircuitFilters.tsx';
import { noFilter, queryOf, readCircuits } from './circuit-filter.ts';
import classes from './circuit-list.module.css';

export default function Circuits() {
  const { ClubId } = useStaffClub();
  return <CircuitList key={ClubId} />;
}

function CircuitList() {
  const t = useT();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { id, filter, change, rows, library } = useLibrary(readCircuits, noFilter);
  const page = useListPage(listCircuits, { query: queryOf(id, filter) }, rows);
  const { data: rooms = [] } = useCall(listRooms, { params: { id } }, { quiet: true });
  const toCalendar = {
    label: t('circuits.theirCalendar'),
    icon: IconCalendar,
    onClick: () => void navigate(pathTo('CircuitsCalendar')),
  };
  const add = { label: t('circuits.newCircuit'), to: pathTo('Circuit', 'new') };
  return (
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('circuits.circuits'),
        count: (values) => t('circuits.count', values),
        search: t('circuits.searchHint'),
        noneYet: t('circuits.noneYet'),
        noneYetText: t('circuits.noneYetText'),
        noneMatch: t('circuits.noneMatch'),
      }}
      add={add}
      actions={<LibraryActions add={add} further={mayOpen('CircuitsCalendar') ? [toCalendar] : []} />}
      filters={<CircuitFilters filter={filter} rooms={rooms} onChange={change} />}
      idOf={(row) => row.BridgeWorkoutId}
      columns={useColumns(rooms)}
      card={(row) => <CircuitCard row={row} rooms={rooms} />}
      nameOf={({ Name }) => Name}
      bulk={(props) => <CircuitBulk {...props} />}
    />
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
