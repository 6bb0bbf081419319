import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { roomSlotInputSchema } from '@clubpulse/contract/live/room-slots/room-slots';
import { planRoomSlot } from '@clubpulse/contract/live/room-slots/room-slots.calls';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { instantAt, wallClock } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { type Offered, WorkoutPicks } from '../room-workouts/public.ts';
import classes from './NextOfRoom.module.css';

const QUARTER_MS = 15 * 60_000;

interface PlanSlotProps {
  clubId: ClubId;
  timeZone: string;
  room: { readonly DisplayGroupId: number; readonly Name: string };
  onClose: () => void;
}

export function PlanSlot(props: PlanSlotProps) {
  const t = useT();
  const [picked, setPicked] = useState<Offered | null>(null);
  const title = t('roomSlots.planTitle', { room: props.room.Name });
  if (picked) return <SlotForm {...props} title={title} picked={picked} />;
  return (
    <Dialog opened onClose={props.onClose} title={title}>
      <WorkoutPicks clubId={props.clubId} onPick={setPicked} />
    </Dialog>
  );
}

interface Values {
  Day: string | null;
  Clock: string | null;
  Minutes: number | null;
}

function SlotForm({ clubId, timeZone, room, onClose, title, picked }: PlanSlotProps & { title: string; picked: Offered }) {
  const t = useT();
  const { name, takes, choice } = picked;
  const least = Math.ceil(takes / 60);
  const [initial] = useState<Values>(() => {
    const { day, clock } = wallClock(new Date(Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS), timeZone);
    return { Day: day, Clock: clock, Minutes: least };
  });
  const check = useMemo(
    () =>
      ({ Day, Clock, Minutes }: Values) =>
        bySchema(roomSlotInputSchema)({
          DisplayGroupId: room.DisplayGroupId,
          Begin: Day === null || Clock === null ? '' : instantAt(timeZone, Day, Clock).toISOString(),
          Duration: Minutes === null ? Number.NaN : Minutes * 60,
          Content: choice,
        }),
    [room.DisplayGroupId, timeZone, choice],
  );
  const form = useForm({ initial, check });
  const plan = useChange(planRoomSlot, {
    quiet: true,
    onDone: () => {
      toastDone({ title: t('roomSlots.planned', { name }) });
      onClose();
    },
  });
  const { values, errors, set } = form;
  const isShort = values.Minutes !== null && values.Minutes < least;
  return (
    <DialogForm
      form={form}
      title={title}
      act={t('roomSlots.plan')}
      save={(body) => plan.mutateAsync({ params: { id: clubId }, body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <p>
        <b>{name}</b> {t('roomSlots.takes', { time: formatCountdown(takes) })}
      </p>
      <div className={classes['fields']}>
        <DateField
          label={t('kit.day')}
          near
          required
          value={values.Day}
          onChange={(Day) => set({ Day })}
          error={values.Day === null ? errors['Begin'] : undefined}
        />
        <ClockField
          label={t('roomSlots.begin')}
          required
          value={values.Clock}
          onChange={(Clock) => set({ Clock })}
          error={errors['Begin']}
        />
        <NumberField
          label={t('kit.minutesLabel')}
          min={1}
          max={360}
          value={values.Minutes}
          error={errors['Duration']}
          onChange={(Minutes) => set({ Minutes })}
        />
      </div>
      {isShort && (
        <Button variant="default" onClick={() => set({ Minutes: least })}>
          {t('roomSlots.use', { time: formatCountdown(least * 60) })}
        </Button>
      )}
    </DialogForm>
  );
}
