import { setLiveShown } from '@clubpulse/contract/live/board.calls';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { secondsReceived } from '@clubpulse/rules/live/board/whose-strap';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { LinkStrap } from '../../devices/sensors/public.ts';
import { PageFoot } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useChange } from '../../platform/api.ts';
import { useCellValue } from '../../platform/cell.ts';
import { useT } from '../../platform/phrases.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from '../walls/public.ts';
import { minutesAndSeconds, shownName } from '../walls/public.ts';
import classes from './Control.module.css';
import { ControlHead } from './ControlHead.tsx';
import { ControlTiles } from './ControlTiles.tsx';
import { GuestActs } from './people/GuestActs.tsx';
import { isGuest } from './people/guest-strap.ts';
import { NotBooked } from './people/NotBooked.tsx';
import { TileActs } from './people/TileActs.tsx';
import type { Chosen } from './people/use-link-strap.ts';
import { WhoseStrap } from './people/WhoseStrap.tsx';
import { GroupGoal, RunOfRoom, Scenes, Stage, useIsRun } from './Stage.tsx';
import { type ControlProps, useControl } from './use-control.ts';

export function Control({ words, ...place }: ControlProps) {
  const { clubId, roomId, running, board, room } = place;
  const t = useT();
  const isPhone = useWidth() === 'phone';
  const [strapless, setStrapless] = useState<Chosen | null>(null);
  const control = useControl({ ...place, words });
  const { missed, receivedElsewhere, pressed, setPressed, outsider } = control;
  const [only, second] = running;
  const led = second === undefined ? only : undefined;
  const stage = { clubId, roomId, board, room };
  const isRun = useIsRun(board, room.workout);
  const clock = room.session ?? led;
  const runOfRoom = <RunOfRoom key="run" {...stage} />;
  return (
    <div className={classes['control']}>
      <div className={classes['people']}>
        <ControlHead {...place} control={control} showsTime={isPhone || isRun} />
        <RequestedStrap {...place} words={words} control={control} />
        {outsider && (
          <NotBooked
            key={outsider.person.userId}
            to={outsider.to}
            person={outsider.person}
            onLater={() => control.onLater(outsider.person.userId)}
          />
        )}
        {isPhone && isRun && runOfRoom}
        <ControlTiles key="tiles" control={control} board={board} room={room} words={words} onStrapless={setStrapless} />
        {room.tiles.length + missed.length + receivedElsewhere.length === 0 && (
          <EmptyState title={t('live.summaryEmpty')}>{t('live.emptyHint')}</EmptyState>
        )}
        {room.removed && <OffTheWall clubId={clubId} people={room.removed} />}
        {isPhone && !isRun && runOfRoom}
        {isPhone && <GroupGoal key="goal" {...stage} />}
      </div>
      {!isPhone && <Stage {...stage} clock={clock} />}
      {isPhone && (
        <PageFoot>
          <div className={classes['foot']} role="region" aria-label={t('live.viewControl')}>
            <Scenes {...stage} />
          </div>
        </PageFoot>
      )}
      {strapless && (
        <LinkStrap title={t('live.giveStrap', { name: strapless.name })} owner={strapless} onClose={() => setStrapless(null)} />
      )}
      {pressed && isGuest(pressed) && (
        <GuestActs guest={pressed} onAskStrap={(worn) => control.askStrapOf(pressed, worn)} onClose={() => setPressed(null)} />
      )}
      {pressed && !isGuest(pressed) && (
        <TileActs
          clubId={clubId}
          person={pressed}
          onAskStrap={(worn) => control.askStrapOf(pressed, worn)}
          onClose={() => setPressed(null)}
        />
      )}
    </div>
  );
}

function RequestedStrap({
  control,
  clubId,
  running,
  board,
  room,
  words,
}: ControlProps & { control: ReturnType<typeof useControl> }) {
  const { strap, raised, questioned, wearers, act, pick, swap, close } = control;
  if (!strap) return null;
  return (
    <WhoseStrap
      key={strap.code}
      clubId={clubId}
      strap={strap}
      received={raised ? <ReceivedStrap board={board} strap={raised.received} /> : questioned?.owner.name}
      isRequested={questioned !== null}
      wearers={wearers}
      expectedIn={running.filter((one) => wearers.some(({ userId }) => one.people.includes(userId)))}
      timeZone={room.timeZone}
      guest={raised && nextGuest(room, words)}
      act={act}
      onPick={pick}
      swap={swap && (() => void swap())}
      onClose={() => {
        act.reset();
        close();
      }}
    />
  );
}

function OffTheWall({ clubId, people }: { clubId: number; people: NonNullable<RosterMessage['removed']> }) {
  const t = useT();
  const bringBack = useChange(setLiveShown);
  return (
    <div className={classes['row']}>
      <p>{t('live.offTheWall')}</p>
      {people.map(({ userId, name }) => (
        <Button
          key={userId}
          variant="default"
          onClick={() => bringBack.mutate({ params: { id: clubId, userId }, body: { Shown: true } })}
        >
          {t('live.bringBack', { name })}
        </Button>
      ))}
    </div>
  );
}

function ReceivedStrap({ board, strap }: { board: Board; strap: { FirstHeard: string; HeartRate: number | null } }) {
  const t = useT();
  const seconds = useCellValue(board.clock, (at) => secondsReceived(strap, at));
  return t('live.heardFor', { bpm: strap.HeartRate ?? 0, time: minutesAndSeconds(seconds) });
}

function nextGuest({ tiles }: RosterMessage, words: LiveTranslate): string {
  const names = new Set(tiles.map((tile) => shownName(tile, words)));
  let number = 1;
  while (names.has(words('live.guestNumber', { number }))) number++;
  return words('live.guestNumber', { number });
}
