import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Display } from '@clubpulse/contract/live/displays';
import { listDisplays } from '@clubpulse/contract/live/displays.calls';
import type { RoomSlot } from '@clubpulse/contract/live/room-slots/room-slots';
import { listRoomSlots } from '@clubpulse/contract/live/room-slots/room-slots.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { listRoomWorkouts } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { isOffline, worstFirst } from '@clubpulse/rules/live/room-workouts/on-screens';
import { isRunning, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { Button } from '@mantine/core';
import { IconStethoscope, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RoomName } from '../../devices/rooms/public.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { ScreenLink } from '../../kit/states/ScreenLink.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useCellValue } from '../../platform/cell.ts';
import { useNow } from '../../platform/clock.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { NextOfRoom } from '../room-slots/public.ts';
import { PauseAll, RunCard } from '../room-workouts/public.ts';
import type { Board } from '../walls/public.ts';
import classes from './OnScreenWorkouts.module.css';
import { useRoomBoard } from './use-room-board.ts';

const LOOK_EVERY = 5000;
const HOUR_MS = 3_600_000;
const AHEAD_MS = 24 * HOUR_MS;

export default function OnScreenWorkouts() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const input = { params: { id: clubId } };
  const displays = useCall(listDisplays, input, { pollEvery: LOOK_EVERY });
  const rooms = useCall(listRooms, input, { quiet: true });
  const workouts = useCall(listRoomWorkouts, input, { pollEvery: LOOK_EVERY });
  const hour = Math.floor(useNow().getTime() / HOUR_MS) * HOUR_MS;
  const query = { from: new Date(hour - HOUR_MS).toISOString(), to: new Date(hour + AHEAD_MS).toISOString() };
  const slots = useCall(listRoomSlots, { ...input, query }, { pollEvery: LOOK_EVERY, quiet: true, keepPrevious: true });
  const { board } = useRoomBoard(clubId, null);
  return (
    <Page
      title={t('onScreen.title')}
      {...(displays.data && { subtitle: t('onScreen.count', { count: displays.data.length }) })}
      actions={<PauseAll clubId={clubId} running={workouts.data ?? []} />}
    >
      <QueryResult query={displays} loading={<SkeletonRows rows={4} />}>
        {(found) => (
          <QueryResult query={workouts} loading={<SkeletonRows rows={4} />}>
            {(running) =>
              found.length === 0 ? (
                <EmptyState title={t('onScreen.empty')} action={<ScreenLink view="DeviceManagement" part="screens/pair" />}>
                  {t('onScreen.emptyHint')}
                </EmptyState>
              ) : (
                <Screens
                  clubId={clubId}
                  displays={found}
                  rooms={rooms.data ?? []}
                  running={running}
                  slots={slots.data ?? []}
                  board={board}
                />
              )
            }
          </QueryResult>
        )}
      </QueryResult>
    </Page>
  );
}

interface ScreensProps {
  clubId: number;
  displays: readonly Display[];
  rooms: readonly DisplayGroup[];
  running: readonly RoomWorkout[];
  slots: readonly RoomSlot[];
  board: Board;
}

function Screens({ clubId, displays, rooms, running, slots, board }: ScreensProps) {
  const t = useT();
  const { TimeZone } = useStaffClub();
  const opensDevices = useMayOpen()('DeviceManagement');
  const roomOf = new Map(rooms.map((room) => [room.DisplayGroupId, room]));
  const runOf = new Map(running.map((run) => [run.DisplayGroupId, run]));
  const minute = useCellValue(board.clock, (at) => Math.floor(at / LOOK_EVERY));
  const now = minute * LOOK_EVERY;
  return (
    <ul className={classes['screens']}>
      {worstFirst(displays, runOf, now).map((display) => {
        const run = runOf.get(display.DisplayGroupId);
        const isAway = isOffline(display, now);
        const room = roomOf.get(display.DisplayGroupId);
        return (
          <li key={display.DisplayId} className={classes['screen']} data-away={isAway}>
            <div className={classes['which']}>
              <h2>{display.Name}</h2>
              <RoomName room={room} />
              <StateChip tone={isAway ? 'bad' : 'ok'} icon={isAway ? IconWifiOff : IconWifi}>
                {t(isAway ? 'kit.offline' : 'kit.online')}
              </StateChip>
            </div>
            <div className={classes['what']}>
              {isAway && <p>{t(run ? 'onScreen.byItself' : 'onScreen.away')}</p>}
              {isAway && opensDevices && (
                <Button
                  className={classes['check'] ?? ''}
                  variant="default"
                  component={Link}
                  to={pathTo('DeviceManagement', display.ClubpulseBridgeId === null ? 'Screens' : 'Bridges')}
                  leftSection={<IconStethoscope size={18} stroke={1.8} />}
                >
                  {t('roomSlots.checkIt')}
                </Button>
              )}
              {!isAway && !run && <p>{t('onScreen.nothing')}</p>}
              {!isAway && run?.BehindWall && <p>{t('onScreen.behindWall')}</p>}
              {!isAway && <RunCard clubId={clubId} roomId={display.DisplayGroupId} run={run} now={board.serverNow} isPlain />}
              {room && (
                <NextOfRoom
                  clubId={clubId}
                  timeZone={TimeZone}
                  room={room}
                  slots={slots.filter(({ DisplayGroupId }) => DisplayGroupId === display.DisplayGroupId)}
                  now={now}
                  isFree={run === undefined || !isRunning(stepsOf(run.Content), run, board.serverNow())}
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
