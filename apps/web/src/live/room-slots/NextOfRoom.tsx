import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RoomSlot, SLOT } from '@clubpulse/contract/live/room-slots/room-slots';
import { removeRoomSlot } from '@clubpulse/contract/live/room-slots/room-slots.calls';
import { startRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCalendarPlus, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useStarted } from '../room-workouts/public.ts';
import classes from './NextOfRoom.module.css';
import { Strip } from './Strip.tsx';
import { useSlotName } from './slot-name.ts';

const PlanSlot = lazyComponent(() => import('./PlanSlot.tsx').then((it) => it.PlanSlot));

interface NextOfRoomProps {
  clubId: ClubId;
  timeZone: string;
  room: { readonly DisplayGroupId: number; readonly Name: string };
  slots: readonly RoomSlot[];
  now: number;
  isFree: boolean;
}

export function NextOfRoom({ clubId, timeZone, room, slots, now, isFree }: NextOfRoomProps) {
  const t = useT();
  const formats = useFormatsIn(timeZone);
  const nameOf = useSlotName();
  const started = useStarted(clubId);
  const [isPlanning, setPlanning] = useState(false);
  const start = useChange(startRoomWorkout, { onDone: started });
  const remove = useChange(removeRoomSlot, { ignore: [404] });
  // A circuit can still be started while its class runs.
  const isAhead = ({ ClassId, State, Begin, End }: RoomSlot) =>
    ClassId === null ? State === 'Planned' && Date.parse(Begin) > now : State !== 'Started' && Date.parse(End) > now;
  const next = slots.find(isAhead);
  const missed = slots.findLast(({ State, Begin }) => State === 'Missed' && Date.parse(Begin) <= now);
  const takeBack = (id: number, name: string) =>
    remove.mutate(
      { params: { id: clubId, roomSlotId: String(id) } },
      { onSuccess: () => toastDone({ title: t('roomSlots.removed', { name }) }) },
    );
  return (
    <div className={classes['next']}>
      <div className={classes['what']}>
        <h3>{t('live.next')}</h3>
        {next ? (
          <p>
            <time>{formats.time(next.Begin)}</time> <b>{nameOf(next)}</b>
            {next.ClassId !== null && <small>{t('roomSlots.ofClass')}</small>}
            {next.RoomSlotId !== null && (
              <Button
                variant="subtle"
                className={classes['small'] ?? ''}
                aria-label={t('roomSlots.remove', { name: nameOf(next) })}
                disabled={remove.isPending}
                onClick={() => takeBack(next.RoomSlotId ?? 0, nameOf(next))}
              >
                <IconX size={18} stroke={1.8} />
              </Button>
            )}
          </p>
        ) : (
          <p className={classes['none']}>{t('roomSlots.nothing')}</p>
        )}
        {missed && (
          <p className={classes['missed']}>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
            <span>
              {t('kit.label', { label: `${formats.time(missed.Begin)} ${nameOf(missed)}` })} {t('roomSlots.missed')}
            </span>
          </p>
        )}
        {next && next.ClassId !== null && isFree && Date.parse(next.Begin) - now <= SLOT.circuitEarlyMinutes * 60_000 && (
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} stroke={1.8} />}
            disabled={start.isPending}
            onClick={() =>
              start.mutate({
                params: { id: clubId },
                body: { DisplayGroupId: room.DisplayGroupId, Content: next.Content },
              })
            }
          >
            {t('roomSlots.startNow', { name: nameOf(next) })}
          </Button>
        )}
      </div>
      <Strip slots={slots} timeZone={timeZone} now={now} />
      <Button variant="default" leftSection={<IconCalendarPlus size={18} stroke={1.8} />} onClick={() => setPlanning(true)}>
        {t('roomSlots.plan')}
      </Button>
      {isPlanning && <PlanSlot clubId={clubId} timeZone={timeZone} room={room} onClose={() => setPlanning(false)} />}
    </div>
  );
}
