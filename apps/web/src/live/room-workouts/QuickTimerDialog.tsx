import { QUICK, type QuickTimer, quickTimerSchema, quickTimerTypes } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { startRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { quickSteps } from '@clubpulse/rules/live/room-workouts/quick-timer';
import { lengthOf } from '@clubpulse/rules/live/room-workouts/run';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './RunCard.module.css';
import { useStarted } from './use-undo.ts';

interface Values {
  Type: QuickTimer['Type'];
  Minutes: number | null;
  Beside: number | null;
  Seconds: number | null;
  Rest: number | null;
  Rounds: number | null;
  Prepare: number | null;
  Text: string;
}
const first: Values = {
  Type: 'Emom',
  Minutes: 10,
  Beside: 0,
  Seconds: 60,
  Rest: 20,
  Rounds: 10,
  Prepare: 10,
  Text: '',
};

const secondsOfRound = { Emom: 60, Intervals: 40 } as const;

function timerOf({ Type, Minutes, Beside, Seconds, Rest, Rounds, Prepare, Text }: Values): unknown {
  const all = { Type, Prepare: Prepare ?? 0, Text };
  if (Type === 'Countdown' || Type === 'Amrap') return { ...all, Seconds: (Minutes ?? 0) * 60 + (Beside ?? 0) };
  return { ...all, Seconds, Rounds, ...(Type === 'Intervals' && { Rest: Rest ?? 0 }) };
}
const check = (values: Values) => bySchema(quickTimerSchema)(timerOf(values));

interface QuickTimerDialogProps {
  clubId: number;
  roomId: number;
  onClose: () => void;
}

export function QuickTimerDialog({ clubId, roomId, onClose }: QuickTimerDialogProps) {
  const t = useT();
  const started = useStarted(clubId);
  const form = useForm({ initial: first, check });
  const start = useChange(startRoomWorkout, {
    quiet: true,
    onDone: (run) => {
      started(run);
      onClose();
    },
  });
  const { values, errors, set } = form;
  const isOne = values.Type === 'Countdown' || values.Type === 'Amrap';
  const parsed = quickTimerSchema.safeParse(timerOf(values)).data;
  const choose = (Type: Values['Type']) =>
    set({ Type, ...((Type === 'Emom' || Type === 'Intervals') && { Seconds: secondsOfRound[Type] }) });
  return (
    <DialogForm
      form={form}
      title={t('run.start')}
      act={t('run.start')}
      save={(Timer) =>
        start.mutateAsync({ params: { id: clubId }, body: { DisplayGroupId: roomId, Content: { Kind: 'Quick', Timer } } })
      }
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <Segmented
        label={t('run.type')}
        fullWidth
        value={values.Type}
        options={quickTimerTypes.map((value) => ({ value, label: t(`run.type.${value}`) }))}
        onChange={choose}
      />
      <div className={classes['fields']}>
        {isOne && (
          <>
            <NumberField
              label={t('kit.minutesLabel')}
              max={QUICK.secondsMax / 60}
              value={values.Minutes}
              error={errors['Seconds']}
              onChange={(Minutes) => set({ Minutes })}
            />
            <NumberField label={t('run.seconds')} max={59} value={values.Beside} onChange={(Beside) => set({ Beside })} />
          </>
        )}
        {!isOne && (
          <>
            <NumberField
              label={t('run.rounds')}
              min={1}
              max={QUICK.roundsMax}
              value={values.Rounds}
              error={errors.Rounds}
              onChange={(Rounds) => set({ Rounds })}
            />
            <NumberField
              label={t(values.Type === 'Emom' ? 'run.every' : 'run.work')}
              min={QUICK.secondsMin}
              max={QUICK.secondsMax}
              step={5}
              value={values.Seconds}
              error={errors.Seconds}
              onChange={(Seconds) => set({ Seconds })}
            />
          </>
        )}
        {values.Type === 'Intervals' && (
          <NumberField
            label={t('run.rest')}
            max={QUICK.restMax}
            step={5}
            value={values.Rest}
            error={errors.Rest}
            onChange={(Rest) => set({ Rest })}
          />
        )}
        <NumberField
          label={t('run.prepare')}
          max={QUICK.prepareMax}
          step={5}
          value={values.Prepare}
          error={errors.Prepare}
          onChange={(Prepare) => set({ Prepare })}
        />
      </div>
      <TextInput
        label={t('run.text')}
        description={t('run.textHint')}
        value={values.Text}
        error={errors.Text}
        onChange={(event) => set({ Text: event.currentTarget.value })}
      />
      {parsed && <p>{t('run.takes', { time: formatCountdown(Math.round(lengthOf(quickSteps(parsed)) / 1000)) })}</p>}
    </DialogForm>
  );
}
