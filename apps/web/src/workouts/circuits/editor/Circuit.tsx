import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Circuit as CircuitFound } from '@clubpulse/contract/workouts/circuits/circuits';
import {
  createCircuit,
  getCircuit,
  listCircuitTags,
  listClubStations,
  updateCircuit,
} from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { isStaffRole } from '@clubpulse/rules/accounts/roles/roles';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { lazyRule, useLazyCheck } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { NotFound } from '../../../kit/states/ErrorState.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClub, useRoles } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { BodyChartSymbol } from '../../exercises/public.ts';
import { CircuitActs } from './CircuitActs.tsx';
import { CircuitEditor } from './CircuitEditor.tsx';
import { emptyCircuit, valuesOf } from './circuit-values.ts';

const circuitCheck = lazyRule(() => import('./circuit-check.ts').then((it) => it.checkCircuit));

export default function Circuit({ id }: ScreenProps) {
  const t = useT();
  const roles = useRoles();
  const club = useClub();
  const isStaff = roles.some(isStaffRole);
  if (club === null || !isStaff)
    return (
      <Page title={t('circuits.circuit')}>
        <EmptyState title={t('circuits.forStaff')}>{t('circuits.forStaffText')}</EmptyState>
      </Page>
    );
  return (
    <>
      <BodyChartSymbol />
      {id === undefined || id === 'new' ? (
        <NewCircuit key={club.ClubId} clubId={club.ClubId} />
      ) : !/^[1-9]\d*$/.test(id) ? (
        <Page title={t('circuits.circuit')} back={pathTo('Circuits')}>
          <NotFound />
        </Page>
      ) : (
        <StoredCircuit key={id} id={Number(id)} />
      )}
    </>
  );
}

function useOfClub(clubId: number) {
  const rooms = useCall(listRooms, { params: { id: clubId } }, { quiet: true });
  const tags = useCall(listCircuitTags, { query: { ClubId: String(clubId) } }, { quiet: true });
  const stations = useCall(listClubStations, { query: { ClubId: String(clubId) } });
  return { rooms: rooms.data ?? [], tags: tags.data ?? [], stations };
}

function NewCircuit({ clubId }: { clubId: number }) {
  const t = useT();
  const { rooms, tags, stations } = useOfClub(clubId);
  return (
    <LoadedScreen query={stations} title={t('circuits.newCircuit')} back={pathTo('Circuits')}>
      {(found) => <Blank clubId={clubId} parts={{ rooms, tags, stations: found }} />}
    </LoadedScreen>
  );
}

type Parts = Parameters<typeof CircuitEditor>[0]['parts'];

function Blank({ clubId, parts }: { clubId: number; parts: Parts }) {
  const t = useT();
  const navigate = useNavigate();
  const configured = useMemo(() => new Set(parts.stations.map(({ Station }) => Station)), [parts.stations]);
  const form = useForm({
    initial: emptyCircuit(parts.stations[0]?.Station ?? null),
    check: useLazyCheck(circuitCheck, (rule) => rule(configured)),
  });
  const create = useChange(createCircuit, { quiet: true });
  return (
    <Page title={t('circuits.newCircuit')} back={pathTo('Circuits')} flush>
      <CircuitEditor
        form={form}
        parts={parts}
        act={t('circuits.addCircuit')}
        save={({ Emptied: _emptied, ...fields }) => create.mutateAsync({ body: { ClubId: clubId, ...fields } })}
        onSaved={({ BridgeWorkoutId, Name: name }) => {
          toastDone({ title: t('workouts.saved', { name }) });
          void navigate(pathTo('Circuit', BridgeWorkoutId), { replace: true });
        }}
      />
    </Page>
  );
}

function StoredCircuit({ id }: { id: number }) {
  const t = useT();
  const query = useCall(getCircuit, { params: { id } }, { ignore: [403, 404], quiet: true });
  return (
    <LoadedScreen query={query} title={t('circuits.circuit')} back={pathTo('Circuits')}>
      {(found) => <WithStations circuit={found} />}
    </LoadedScreen>
  );
}

function WithStations({ circuit }: { circuit: CircuitFound }) {
  const { rooms, tags, stations } = useOfClub(circuit.ClubId);
  return (
    <LoadedScreen query={stations} title={circuit.Name} back={pathTo('Circuits')}>
      {(found) => <Edited circuit={circuit} parts={{ rooms, tags, stations: found }} />}
    </LoadedScreen>
  );
}

function Edited({ circuit, parts }: { circuit: CircuitFound; parts: Parts }) {
  const t = useT();
  const configured = useMemo(() => new Set(parts.stations.map(({ Station }) => Station)), [parts.stations]);
  const form = useForm({
    saved: useMemo(() => valuesOf(circuit), [circuit]),
    check: useLazyCheck(circuitCheck, (rule) => rule(configured)),
  });
  const update = useChange(updateCircuit, { quiet: true });
  const { BridgeWorkoutId: id, RowVersion } = circuit;
  return (
    <Page
      title={circuit.Name}
      back={pathTo('Circuits')}
      actions={<CircuitActs circuit={circuit} onDeleted={form.discard} />}
      flush
    >
      <CircuitEditor
        form={form}
        parts={parts}
        save={(fields) => update.mutateAsync({ params: { id }, body: { ...fields, RowVersion } })}
        onSaved={({ Name: name }) => toastDone({ title: t('workouts.saved', { name }) })}
      />
    </Page>
  );
}
