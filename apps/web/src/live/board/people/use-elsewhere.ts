import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';

const LOOK_EVERY = 5000;

/** Undefined while loading, so that no second strap is offered. */
export function useElsewhere(clubId: number, people: readonly number[]): ReadonlyMap<number, string> | undefined {
  const t = useT();
  const enabled = people.length > 0;
  const live = useCall(listLiveAthletes, { params: { id: clubId } }, { enabled, quiet: true, pollEvery: LOOK_EVERY });
  const rooms = useCall(listRooms, { params: { id: clubId } }, { enabled, quiet: true });
  if (enabled && live.isPending) return undefined;
  const nameOf = new Map((rooms.data ?? []).map(({ DisplayGroupId, Name }) => [DisplayGroupId, Name]));
  const received = (live.data ?? []).filter(({ UserId }) => people.includes(UserId));
  return new Map(
    received.map(({ UserId, DisplayGroupId }) => [
      UserId,
      (DisplayGroupId === null ? undefined : nameOf.get(DisplayGroupId)) ?? t('live.anotherRoom'),
    ]),
  );
}
