import type { Seated } from '@clubpulse/rules/live/board/whose-strap';
import { Button } from '@mantine/core';
import { IconHeartbeat, IconHeartOff, IconRobot, IconUser, IconWaveSine } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';
import { isMadeUp } from '../walls/public.ts';
import classes from './Control.module.css';
import { EndSession } from './EndSession.tsx';
import { AddPerson } from './people/AddPerson.tsx';
import { TimeLeft } from './Stage.tsx';
import type { Control, ControlProps } from './use-control.ts';

interface ControlHeadProps extends Omit<ControlProps, 'words'> {
  control: Control;
  showsTime: boolean;
}

export function ControlHead({ control, clubId, roomId, running, board, room, showsTime }: ControlHeadProps) {
  const t = useT();
  const { people, missed, asking, strap } = control;
  const counts = countsOf(people);
  const guests = room.tiles.filter(({ lent }) => lent).length;
  const demos = room.tiles.filter(isMadeUp).length;
  const [only, second] = running;
  const led = second === undefined ? only : undefined;
  const clock = room.session ?? led;
  const receivedInIt = clock
    ? people.filter((one) => one.signal === 'lost' && one.lastReceived >= Date.parse(clock.beganAt)).length
    : 0;
  return (
    <div className={classes['counts']}>
      {showsTime && <TimeLeft board={board} session={clock} />}
      <StateChip tone="ok" icon={IconHeartbeat}>
        {t('live.on', { count: counts.on })}
      </StateChip>
      {guests > 0 && (
        <StateChip tone="mute" icon={IconUser}>
          {t('live.guests', { count: guests })}
        </StateChip>
      )}
      {demos > 0 && (
        <StateChip tone="mute" icon={IconRobot}>
          {t('live.demos', { count: demos })}
        </StateChip>
      )}
      {counts.lost > 0 && (
        <StateChip tone="warn" icon={IconHeartOff}>
          {t('live.lost', { count: counts.lost })}
        </StateChip>
      )}
      {missed.length > 0 && (
        <StateChip tone="warn" icon={IconWaveSine}>
          {t('live.noStraps', { count: missed.length })}
        </StateChip>
      )}
      {asking.length > 0 && !strap && (
        <Button variant="default" onClick={control.askAgain}>
          {t('live.unowned', { count: asking.length })}
        </Button>
      )}
      <div className={classes['ends']}>
        {led && <AddPerson clubId={clubId} to={led} />}
        <EndSession
          clubId={clubId}
          running={running}
          roomId={roomId}
          trained={counts.on + receivedInIt + (room.leftPeople ?? 0)}
          without={counts.looking + counts.lost - receivedInIt + missed.length}
        />
      </div>
    </div>
  );
}

function countsOf(seated: readonly Seated[]) {
  const lost = seated.filter(({ signal }) => signal === 'lost').length;
  const looking = seated.filter(({ signal }) => signal === 'looking').length;
  return { on: seated.length - lost - looking, lost, looking };
}
