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
  index: number;
  isTimed: boolean;
}

const undone = {
  pause: { by: 'goOn', text: 'live.runPaused' },
  goOn: { by: 'pause', text: 'run.wentOn' },
  skip: { by: 'back', text: 'run.skipped' },
} as const satisfies Partial<Record<LeadAct, { by: LeadAct; text: string }>>;

/** Milliseconds after a change in which a double tap would hit another button. */
const SETTLES_MS = 600;

/** False just after a change, so that a tap meant for the former button has no effect. */
function useSettled(shown: string): boolean {
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    if (settled === shown) return undefined;
    const timer = setTimeout(() => setSettled(shown), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [settled, shown]);
  return settled === shown;
}

export function LeadActs({ clubId, run, index, isTimed }: LeadActsProps) {
  const t = useT();
  const leading = useChange(leadRoomWorkout, { ignore: [404] });
  const press = (Act: LeadAct, Step: number) =>
    leading.mutateAsync({ params: { id: clubId, roomWorkoutId: String(run.RoomWorkoutId) }, body: { Act, Step } });
  const lead = (Act: LeadAct) => void press(Act, index).catch(() => {});
  const leadUndone = async (Act: keyof typeof undone) => {
    const led = await press(Act, index).catch(() => undefined);
    if (!led || (Act === 'skip' && led.Step === index)) return;
    toastUndo({ title: t(undone[Act].text), undo: () => void takeBack(Act, led).catch(() => {}) });
  };
  const takeBack = async (Act: keyof typeof undone, led: RoomWorkout) => {
    const back = await press(undone[Act].by, led.Step);
    // After the first seconds of a step, `back` only returns to the begin of this step, so it is sent again.
    if (Act === 'skip' && back.Step === led.Step) await press('back', led.Step);
  };
  const isBusy = leading.isPending;
  const isSettled = useSettled(`${index} ${run.Paused}`);
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
