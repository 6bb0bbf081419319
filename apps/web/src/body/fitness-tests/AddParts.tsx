import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureEvent, MeasureReport } from '@clubpulse/contract/body/measures/measures';
import { getMeasureEvent, updateMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { shownValue, type Units, valueInStoredUnit } from '@clubpulse/rules/body/measures/units';
import { useMemo } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useMeasureTexts } from '../measures/public.ts';
import classes from './FitnessTests.module.css';

const parts = [
  'pushUps',
  'curlUps',
  'plankTime',
  'sitAndReach',
  'gripRight',
  'gripLeft',
  'bodyFatPercent',
] as const satisfies readonly MeasureKey[];
type Values = Partial<Record<(typeof parts)[number], number | null>>;

export function AddParts({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const t = useT();
  const event = useCall(getMeasureEvent, { params: { id: eventId } }, { quiet: true });
  return (
    <Dialog opened size="lg" title={t('fitnessTests.partsTitle')} onClose={onClose}>
      <QueryResult query={event} loading={<SkeletonRows rows={4} />}>
        {(report) => <Fields report={report} onClose={onClose} />}
      </QueryResult>
    </Dialog>
  );
}

const shownIn = (units: Units, key: MeasureKey, value: number) =>
  Number(shownValue(key, value, units).toFixed(measures[key].decimals));
const startOf = ({ Values }: MeasureEvent, units: Units) =>
  Object.fromEntries(Values.filter(({ Typed }) => Typed).map(({ Key, Value }) => [Key, shownIn(units, Key, Value)]));

function Fields({ report: { Event }, onClose }: { report: MeasureReport; onClose: () => void }) {
  const t = useT();
  const words = useMeasureTexts();
  const { units } = words;
  const typed = Event.Values.filter(({ Typed }) => Typed);
  const form = useForm<Values, Values>({
    saved: useMemo(() => startOf(Event, units), [Event, units]),
    check: byRule<Values>((values) => ({
      pushUps: parts.every((key) => (values[key] ?? null) === null) ? t('fitnessTests.noPart') : undefined,
    })),
  });
  const update = useDialogAct(updateMeasures, { doneText: () => t('fitnessTests.partsSaved'), onClose });
  const save = (values: Values) => {
    const others = typed.filter(({ Key }) => !parts.some((part) => part === Key)).map(({ Key, Value }) => ({ Key, Value }));
    const added = parts.flatMap((Key) => {
      const value = values[Key] ?? null;
      return value === null ? [] : [{ Key, Value: valueInStoredUnit(Key, value, units) }];
    });
    return update.mutateAsync({
      params: { id: Event.MeasureEventId },
      body: { TimeStamp: Event.TimeStamp, Values: [...others, ...added], Note: Event.Note, RowVersion: Event.RowVersion },
    });
  };
  return (
    <DialogFields form={form} act={t('kit.save')} save={save} refusal={<Refusal words={form.refusal} />} onClose={onClose}>
      <div className={classes['fields']}>
        {parts.map((key) => (
          <NumberField
            key={key}
            label={words.name(key)}
            digits={measures[key].decimals}
            min={shownIn(units, key, measures[key].min)}
            max={shownIn(units, key, measures[key].max)}
            unit={words.unit(key) || undefined}
            value={form.values[key] ?? null}
            error={form.errors[key]}
            onChange={(value) => form.set({ [key]: value })}
          />
        ))}
      </div>
    </DialogFields>
  );
}
