import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Display } from '@clubpulse/contract/live/displays';
import { listDisplays } from '@clubpulse/contract/live/displays.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { listRoomWorkouts } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { isOffline, worstFirst } from '@clubpulse/rules/live/room-workouts/on-screens';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { RoomName } from '../../devices/rooms/public.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useCellValue } from '../../platform/cell.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { PauseAll, RunCard } from '../room-workouts/public.ts';
import type { Board } from '../walls/public.ts';
import classes from './OnScreenWorkouts.module.css';
import { useRoomBoard } from './use-room-board.ts';

/** Milliseconds between two looks at what others started, and at which screens were seen. */
const LOOK_EVERY = 5000;

/** What each screen of the club shows now and what comes then, the ones that need somebody first; led from here. */
export default function OnScreenWorkouts() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const input = { params: { id: clubId } };
  const displays = useCall(listDisplays, input, { pollEvery: LOOK_EVERY });
  const rooms = useCall(listRooms, input, { quiet: true });
  const workouts = useCall(listRoomWorkouts, input, { pollEvery: LOOK_EVERY });
  const { board } = useRoomBoard(clubId, null);
  return (
    <Page
      title={t('onScreen.title')}
      {...(displays.data && { subtitle: t('onScreen.count', { count: displays.data.length }) })}
      actions={<PauseAll clubId={clubId} running={workouts.data ?? []} />}
    >
      <Answer query={displays} loading={<SkeletonRows rows={4} />}>
        {(found) => (
          <Answer query={workouts} loading={<SkeletonRows rows={4} />}>
            {(running) =>
              found.length === 0 ? (
                <EmptyState title={t('onScreen.empty')}>{t('onScreen.emptyHint')}</EmptyState>
              ) : (
                <Screens clubId={clubId} displays={found} rooms={rooms.data ?? []} running={running} board={board} />
              )
            }
          </Answer>
        )}
      </Answer>
    </Page>
  );
}

interface ScreensProps {
  clubId: number;
  displays: readonly Display[];
  rooms: readonly DisplayGroup[];
  running: readonly RoomWorkout[];
  board: Board;
}

function Screens({ clubId, displays, rooms, running, board }: ScreensProps) {
  const t = useT();
  const roomOf = new Map(rooms.map((room) => [room.DisplayGroupId, room]));
  const runOf = new Map(running.map((run) => [run.DisplayGroupId, run]));
  // Which come first changes with the minute at most.
  const minute = useCellValue(board.clock, (at) => Math.floor(at / LOOK_EVERY));
  const now = minute * LOOK_EVERY;
  return (
    <ul className={classes['screens']}>
      {worstFirst(displays, runOf, now).map((display) => {
        const run = runOf.get(display.DisplayGroupId);
        const isAway = isOffline(display, now);
        return (
          <li key={display.DisplayId} className={classes['screen']} data-away={isAway}>
            <div className={classes['which']}>
              <h2>{display.Name}</h2>
              <RoomName room={roomOf.get(display.DisplayGroupId)} />
              <StateChip tone={isAway ? 'bad' : 'ok'} icon={isAway ? IconWifiOff : IconWifi}>
                {t(isAway ? 'kit.offline' : 'kit.online')}
              </StateChip>
            </div>
            <div className={classes['what']}>
              {isAway && <p>{t(run ? 'onScreen.byItself' : 'onScreen.away')}</p>}
              {!isAway && !run && <p>{t('onScreen.nothing')}</p>}
              {!isAway && <RunCard clubId={clubId} roomId={display.DisplayGroupId} run={run} now={board.serverNow} isPlain />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
