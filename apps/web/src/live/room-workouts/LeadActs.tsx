import type { LeadAct, RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { leadRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './RunCard.module.css';

interface LeadActsProps {
  clubId: number;
  run: RoomWorkout;
  /** The step that is in sight. */
  index: number;
  /** Its time can be made longer and shorter. */
  isTimed: boolean;
}

/** Back, pause, skip; ten seconds more or less of the running step. */
export function LeadActs({ clubId, run, index, isTimed }: LeadActsProps) {
  const t = useT();
  // What somebody else ended meanwhile is gone from here in a moment.
  const leading = useChange(leadRoomWorkout, { ignore: [404] });
  const lead = (Act: LeadAct) =>
    leading.mutate({ params: { id: clubId, roomWorkoutId: String(run.RoomWorkoutId) }, body: { Act, Step: index } });
  const isBusy = leading.isPending;
  return (
    <div className={classes['acts']} role="group" aria-label={t('run.card')}>
      <Button variant="default" aria-label={t('run.stepBack')} disabled={isBusy} onClick={() => lead('back')}>
        <IconPlayerSkipBack size={24} stroke={1.8} />
      </Button>
      {run.Paused ? (
        <Button leftSection={<IconPlayerPlay size={24} stroke={1.8} />} disabled={isBusy} onClick={() => lead('goOn')}>
          {t('live.goOn')}
        </Button>
      ) : (
        <Button leftSection={<IconPlayerPause size={24} stroke={1.8} />} disabled={isBusy} onClick={() => lead('pause')}>
          {t('run.pause')}
        </Button>
      )}
      <Button variant="default" aria-label={t('run.skip')} disabled={isBusy} onClick={() => lead('skip')}>
        <IconPlayerSkipForward size={24} stroke={1.8} />
      </Button>
      {isTimed && (
        <>
          <Button variant="default" aria-label={t('run.take')} disabled={isBusy} onClick={() => lead('take')}>
            −10 s
          </Button>
          <Button variant="default" aria-label={t('run.add')} disabled={isBusy} onClick={() => lead('add')}>
            +10 s
          </Button>
        </>
      )}
    </div>
  );
}
