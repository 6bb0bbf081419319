import type { LeadAct, RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { leadRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastUndo } from '../../platform/toasts/undo-toast.tsx';
import classes from './RunCard.module.css';

interface LeadActsProps {
  clubId: number;
  run: RoomWorkout;
  /** The step that is in sight. */
  index: number;
  /** Its time can be made longer and shorter. */
  isTimed: boolean;
}

/** What is taken back, by what, and how it is said. */
const undone = {
  pause: { by: 'goOn', says: 'live.runPaused' },
  goOn: { by: 'pause', says: 'run.wentOn' },
  skip: { by: 'back', says: 'run.skipped' },
} as const satisfies Partial<Record<LeadAct, { by: LeadAct; says: string }>>;

/** As long as a finger that presses twice, or that was on its way, may find that a button has become another one. */
const SETTLES_MS = 600;

/** Whether what is shown has been so for a moment: what changes under a finger is not pressed by it. */
function useSettled(shown: string): boolean {
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    if (settled === shown) return undefined;
    const timer = setTimeout(() => setSettled(shown), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [settled, shown]);
  return settled === shown;
}

/** Back, pause, skip; ten seconds more or less of the running step. */
export function LeadActs({ clubId, run, index, isTimed }: LeadActsProps) {
  const t = useT();
  // What somebody else ended meanwhile is gone from here in a moment.
  const leading = useChange(leadRoomWorkout, { ignore: [404] });
  const press = (Act: LeadAct, Step: number) =>
    leading.mutateAsync({ params: { id: clubId, roomWorkoutId: String(run.RoomWorkoutId) }, body: { Act, Step } });
  // What failed said so already.
  const lead = (Act: LeadAct) => void press(Act, index).catch(() => {});
  /** Acts at once, and says for a while how it is taken back. */
  const leadUndone = async (Act: keyof typeof undone) => {
    const led = await press(Act, index).catch(() => undefined);
    if (!led || (Act === 'skip' && led.Step === index)) return;
    toastUndo({ title: t(undone[Act].says), undo: () => void takeBack(Act, led).catch(() => {}) });
  };
  const takeBack = async (Act: keyof typeof undone, led: RoomWorkout) => {
    const back = await press(undone[Act].by, led.Step);
    // After its first seconds a step goes to its own begin first.
    if (Act === 'skip' && back.Step === led.Step) await press('back', led.Step);
  };
  const isBusy = leading.isPending;
  const isSettled = useSettled(`${index} ${run.Paused}`);
  /** A step goes on, and a pause begins, also by itself or by somebody else. */
  const once = (act: () => void) => ({ disabled: isBusy, 'aria-disabled': !isSettled, onClick: () => isSettled && act() });
  return (
    <div className={classes['acts']} role="group" aria-label={t('run.card')}>
      <Button variant="default" aria-label={t('run.stepBack')} {...once(() => lead('back'))}>
        <IconPlayerSkipBack size={24} stroke={1.8} />
      </Button>
      {run.Paused ? (
        <Button leftSection={<IconPlayerPlay size={24} stroke={1.8} />} {...once(() => void leadUndone('goOn'))}>
          {t('live.goOn')}
        </Button>
      ) : (
        <Button leftSection={<IconPlayerPause size={24} stroke={1.8} />} {...once(() => void leadUndone('pause'))}>
          {t('kit.pause')}
        </Button>
      )}
      <Button variant="default" aria-label={t('kit.skip')} {...once(() => void leadUndone('skip'))}>
        <IconPlayerSkipForward size={24} stroke={1.8} />
      </Button>
      {isTimed && (
        <>
          <Button variant="default" disabled={isBusy} onClick={() => lead('take')}>
            −10 s
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => lead('add')}>
            +10 s
          </Button>
        </>
      )}
    </div>
  );
}
