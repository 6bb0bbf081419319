import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Tile as Seat } from '@clubpulse/contract/live/frames';
import { getLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { LIVE_TRAINING_VIEW, LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { ALL_ROOMS, roomInAddress, roomOfAddress } from '@clubpulse/rules/live/board/room-address';
import { Button } from '@mantine/core';
import { IconList, IconMaximize, IconPlus } from '@tabler/icons-react';
import { type RefObject, useMemo, useRef } from 'react';
import { Link, Navigate } from 'react-router';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { type HeaderAction, HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { PHONE, useMedia } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useCell, useCellValue } from '../../platform/cell.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useRoles, useSelf, useStaffClub } from '../../platform/session.tsx';
import { ClassesOnAir } from '../class-sessions/public.ts';
import { OnAir } from '../live-trainings/public.ts';
import { LiveOff } from '../parts/LiveOff.tsx';
import onAir from '../parts/on-air.module.css';
import { liveTranslate } from '../translate.ts';
import type { Board } from '../walls/public.ts';
import { summary, Tile, Wall, wallSize } from '../walls/public.ts';
import tileClasses from '../walls/tile.module.css';
import wallClasses from '../walls/wall.module.css';
import { AthleteTable } from './AthleteTable.tsx';
import classes from './live-screen.module.css';
import { RoomPicker } from './RoomPicker.tsx';
import { useRoomBoard } from './use-room-board.ts';
import { type Running, useRunning } from './use-running.ts';

const Control = lazyComponent(() => import('./Control.tsx').then((it) => it.Control));

type View = 'wall' | 'control' | 'list';

const viewNamed = (action: string | undefined): View => {
  const named = action?.toLowerCase();
  return named === 'list' || named === 'control' ? named : 'wall';
};

export default function ClubpulseLIVE({ id, action }: ScreenProps) {
  const t = useT();
  const club = useStaffClub();
  if (club.EnableLiveTrainings) return <Addressed clubId={club.ClubId} id={id} view={viewNamed(action)} />;
  return (
    <Page title={t('live.title')}>
      <LiveOff />
    </Page>
  );
}

function Addressed({ clubId, id, view }: { clubId: number; id: string | undefined; view: View }) {
  if (id === undefined) return <OwnRoom clubId={clubId} />;
  const roomId = roomOfAddress(id);
  if (roomId !== undefined) return <LiveRooms clubId={clubId} roomId={roomId} view={view} />;
  return <RoomOfTraining clubId={clubId} id={Number(id)} view={view} />;
}

/** The number of a live training opens its room. Any other number is a room id of an old URL. */
function RoomOfTraining({ clubId, id, view }: { clubId: number; id: number; view: View }) {
  const t = useT();
  const isId = Number.isSafeInteger(id) && id > 0;
  const training = useCall(getLiveTraining, { params: { id } }, { ignore: [403, 404], quiet: true, enabled: isId });
  const status = training.error?.status;
  if (!isId || status === 403 || status === 404) return <LiveRooms clubId={clubId} roomId={id} view={view} />;
  return (
    <Page title={t('live.title')}>
      <QueryResult query={training} loading={<SkeletonScreen />}>
        {({ ClubId, DisplayGroupId, LiveTrainingId }) =>
          ClubId === clubId ? (
            <Navigate to={pathTo(LIVE_VIEW, placeOf(DisplayGroupId, view))} replace />
          ) : (
            <Navigate to={pathTo(LIVE_TRAINING_VIEW, LiveTrainingId)} replace />
          )
        }
      </QueryResult>
    </Page>
  );
}

function OwnRoom({ clubId }: { clubId: number }) {
  const { UserId } = useSelf();
  const led = useRunning(clubId, null).find(({ trainerId, roomId }) => trainerId === UserId && roomId !== null);
  if (led !== undefined) return <Navigate to={pathTo(LIVE_VIEW, roomInAddress(led.roomId))} replace />;
  return <LiveRooms clubId={clubId} roomId={null} view="wall" />;
}

function LiveRooms({ clubId, roomId, view }: { clubId: number; roomId: number | null; view: View }) {
  const t = useT();
  const goTo = useGoTo();
  const roles = useRoles();
  const rooms = useCall(listRooms, { params: { id: clubId } }, { quiet: true });
  const open = (room: number | null, chosen: View) => goTo(LIVE_VIEW, placeOf(room, chosen), { replace: true });
  const frame = useRef<HTMLDivElement>(null);
  const phone = useMedia(PHONE);
  const [only, second] = useRunning(clubId, roomId);
  const led = view === 'control' && second === undefined ? only : undefined;
  const actions: HeaderAction[] = [
    {
      label: t('liveTr.add'),
      icon: IconPlus,
      primary: view !== 'control',
      adds: true,
      plain: true,
      onClick: () => goTo(LIVE_TRAINING_VIEW),
    },
  ];
  if (roles.includes('Trainer'))
    actions.unshift({ label: t('liveTr.title'), icon: IconList, onClick: () => goTo('LiveTrainings') });
  const fullScreen = view === 'wall' && !phone && document.fullscreenEnabled;
  return (
    <Page
      title={led?.name ?? t('live.title')}
      beside={led && <b className={onAir['onAir']}>{t('liveTr.Running')}</b>}
      subtitle={led && <Led running={led} />}
      actions={<HeaderActions label={t('kit.actionsOf', { name: t('live.title') })} actions={actions} />}
      below={
        <div className={classes['bar']}>
          <RoomPicker rooms={rooms.data ?? []} value={roomId} onChange={(room) => open(room, view)} />
          <div className={classes['choices']}>
            {fullScreen && (
              <Button
                variant="default"
                leftSection={<IconMaximize size={18} stroke={1.8} />}
                onClick={() => void frame.current?.requestFullscreen()}
              >
                {t('live.fullScreen')}
              </Button>
            )}
            <Segmented
              label={t('live.view')}
              value={view}
              options={[
                { value: 'wall', label: t('live.viewWall') },
                { value: 'control', label: t('live.viewControl') },
                { value: 'list', label: t('kit.list') },
              ]}
              onChange={(chosen) => open(roomId, chosen)}
            />
          </div>
        </div>
      }
    >
      <QueryResult query={rooms} loading={<SkeletonScreen />}>
        {(found) =>
          roomId !== null && !found.some(({ DisplayGroupId }) => DisplayGroupId === roomId) ? (
            <EmptyState
              title={t('live.noSuchRoom')}
              action={<Button onClick={() => goTo(LIVE_VIEW, ALL_ROOMS)}>{t('live.allRooms')}</Button>}
            />
          ) : (
            <Room
              key={`${clubId}/${roomId}`}
              clubId={clubId}
              roomId={roomId}
              shown={view === 'wall' && phone ? 'tiles' : view}
              led={led}
              frame={frame}
            />
          )
        }
      </QueryResult>
    </Page>
  );
}

const placeOf = (room: number | null, view: View): string => [roomInAddress(room), ...(view === 'wall' ? [] : [view])].join('/');

function Led({ running: { kind, id, classId, trainer, people, max } }: { running: Running }) {
  const t = useT();
  const to = kind === 'class' ? pathTo('ClubClassParticipants', classId) : pathTo(LIVE_TRAINING_VIEW, id);
  const taken = max === null ? people.length || '' : t('liveTr.takenOf', { taken: people.length, max });
  return (
    <span className={classes['led']}>
      {trainer}
      <Link to={to}>{`${t('kit.participants')} ${taken}`.trim()}</Link>
    </span>
  );
}

interface RoomProps {
  clubId: number;
  roomId: number | null;
  shown: View | 'tiles';
  led: Running | undefined;
  frame: RefObject<HTMLDivElement | null>;
}

function Room({ clubId, roomId, shown, led, frame }: RoomProps) {
  const watched = useRoomBoard(clubId, roomId);
  const room = useCell(watched.board.room);
  const link = useCell(watched.board.link);
  const isThere = link !== 'disabled' && link !== 'unlicensed' && !watched.refused;
  const isControl = shown === 'control' && room !== undefined && isThere;
  return (
    <>
      <ClassesOnAir clubId={clubId} roomId={roomId} endedElsewhere={isControl} announced={isControl ? led : undefined} />
      <OnAir clubId={clubId} roomId={roomId} stoppedElsewhere={isControl} announced={isControl ? led : undefined} />
      <div ref={frame} className={shown === 'wall' && isThere ? `${classes['frame']} ${wallClasses['framed']}` : undefined}>
        <RoomView clubId={clubId} roomId={roomId} shown={shown} {...watched} />
      </div>
    </>
  );
}

interface RoomViewProps extends Omit<RoomProps, 'frame' | 'led'> {
  board: Board;
  refused: boolean;
}

function RoomView({ clubId, roomId, shown, board, refused }: RoomViewProps) {
  const t = useT();
  const language = useLanguage();
  const room = useCell(board.room);
  const link = useCell(board.link);
  const running = useRunning(clubId, roomId);
  const seats = useMemo(() => {
    const participants = new Set(running.flatMap(({ people }) => people));
    const rank = ({ userId }: Seat) => (shown === 'list' && userId !== undefined && participants.has(userId) ? 0 : 1);
    return room?.tiles.toSorted((a, b) => rank(a) - rank(b) || a.place - b.place) ?? [];
  }, [room, shown, running]);
  const words = useMemo(() => liveTranslate(language), [language]);
  const sentence = useCellValue(board.totals, (totals) => summary(totals, words));

  if (refused) return <EmptyState title={t('insufficient-rights')}>{t('live.refused')}</EmptyState>;
  if (link === 'disabled') return <LiveOff />;
  if (link === 'unlicensed') return <EmptyState title={t('live.unlicensed')}>{t('live.unlicensedHint')}</EmptyState>;
  if (shown === 'wall') return <Wall board={board} language={language} />;
  if (room === undefined) return <SkeletonScreen />;
  if (shown === 'control')
    return <Control clubId={clubId} roomId={roomId} running={running} board={board} room={room} words={words} />;
  if (seats.length === 0) return <EmptyState title={t('live.summaryEmpty')}>{t('live.emptyHint')}</EmptyState>;
  return (
    <>
      <p className={classes['sentence']}>{sentence}</p>
      {shown === 'tiles' ? (
        <PhoneTiles board={board} seats={seats} />
      ) : (
        <AthleteTable board={board} seats={seats} words={words} />
      )}
    </>
  );
}

function PhoneTiles({ board, seats }: { board: Board; seats: readonly Seat[] }) {
  const language = useLanguage();
  const words = useMemo(() => liveTranslate(language), [language]);
  const { detail } = wallSize(24);
  return (
    <div className={classes['phone']}>
      <ul className={`${classes['phoneTiles']} ${tileClasses['of24']}`} aria-label={words('live.athletesLabel')}>
        {seats.map(({ place }) => (
          <Tile key={place} board={board} place={place} detail={detail} words={words} />
        ))}
      </ul>
    </div>
  );
}
