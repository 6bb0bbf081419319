import {
  firstMeasures,
  type MeasureGroup,
  type MeasureKey,
  measureGroups,
  measureKeys,
  measures,
} from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasureEvent } from '@clubpulse/contract/body/measures/measures';
import { createMeasures, updateMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { keptValue, shownValue } from '@clubpulse/rules/body/measures/units';
import { instantAt, wallClock } from '@clubpulse/rules/time/days';
import { Textarea } from '@mantine/core';
import { Fragment, useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import classes from './Measures.module.css';
import { type MeasureWords, useMeasureWords } from './use-measure-words.ts';

type Numbers = Partial<Record<MeasureKey, number | null>>;
type Values = Numbers & { Day: string; Clock: string; Note: string };

const SHORT = 'short';

interface EnterMeasuresProps {
  userId: number;
  /** The club for which staff measures; null: she measures herself. */
  clubId: number | null;
  /** What was measured last: it stands under the names, and says what is asked first. */
  last: readonly LastMeasure[];
  /** Whether blood values may be written. */
  blood: boolean;
  /** Absent: a new one. */
  event?: MeasureEvent;
  onClose: () => void;
}

/** What is asked before a group is chosen: what was measured last time, and the short list. */
function firstKeys(last: readonly LastMeasure[], event: MeasureEvent | undefined): MeasureKey[] {
  const typed = (event?.Values ?? last).filter(({ Typed }) => Typed).map(({ Key }) => Key);
  const wanted = new Set<MeasureKey>(event ? typed : [...typed, ...firstMeasures]);
  return measureGroups
    .flatMap((group) => measureKeys.filter((key) => measures[key].group === group))
    .filter((key) => wanted.has(key) && measures[key].kind !== 'derived');
}

function startOf(event: MeasureEvent | undefined, timeZone: string, words: MeasureWords): Values {
  const { day, clock } = wallClock(event?.TimeStamp ?? new Date(), timeZone);
  const typed = (event?.Values ?? []).filter(({ Typed }) => Typed);
  const numbers: Numbers = Object.fromEntries(
    typed.map(({ Key, Value }) => [Key, Number(shownValue(Key, Value, words.system).toFixed(measures[Key].decimals))]),
  );
  return { ...numbers, Day: day, Clock: clock, Note: event?.Note ?? '' };
}

/** Many measures at once, in the units of who writes (mockup o1). */
export function EnterMeasures({ userId, clubId, last, blood, event, onClose }: EnterMeasuresProps) {
  const t = useT();
  const self = useSelf();
  const today = useToday();
  const words = useMeasureWords();
  const [group, setGroup] = useState<MeasureGroup | typeof SHORT>(SHORT);
  const [initial] = useState(() => startOf(event, self.TimeZone, words));
  const numbersOf = (values: Values) => measureKeys.flatMap((Key) => ((values[Key] ?? null) === null ? [] : [Key]));
  const form = useForm<Values, Values>({
    initial,
    check: byRule<Values>((values) => ({
      Day: values.Day === '' ? t('field-required') : undefined,
      Clock: values.Clock === '' ? t('field-required') : undefined,
      Note: numbersOf(values).length === 0 ? t('measures.noValue') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const after = { said: () => t('measures.saved'), onClose };
  const create = useDialogAct(createMeasures, after);
  const update = useDialogAct(updateMeasures, after);

  function save(output: Values): Promise<MeasureEvent> {
    const kept = new Map(event?.Values.map(({ Key, Value }) => [Key, Value]));
    const Values = numbersOf(output).map((Key) => {
      const shown = output[Key] ?? 0;
      const before = kept.get(Key);
      // What nobody touched stays as it was measured, however it is rounded here.
      const isSame = before !== undefined && initial[Key] === shown;
      return { Key, Value: isSame ? before : keptValue(Key, shown, words.system) };
    });
    const TimeStamp =
      event && output.Day === initial.Day && output.Clock === initial.Clock
        ? event.TimeStamp
        : instantAt(self.TimeZone, output.Day, output.Clock).toISOString();
    const body = { TimeStamp, Values, Note: output.Note };
    return event
      ? update.mutateAsync({ params: { id: event.MeasureEventId }, body })
      : create.mutateAsync({ params: { id: userId }, body: { ...body, ClubId: clubId } });
  }

  const inGroup = measureKeys.filter((key) => measures[key].group === group && measures[key].kind !== 'derived');
  const keys = group === SHORT ? firstKeys(last, event) : inGroup;
  const groups = measureGroups.filter((one) => one !== 'blood' || blood);
  return (
    <DialogForm
      title={t(event ? 'measures.correct' : 'measures.new')}
      size="lg"
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      <div className={classes['when']}>
        <DateField
          label={t('kit.when')}
          required
          near
          value={values.Day === '' ? null : values.Day}
          max={today}
          error={errors['Day'] ?? errors['TimeStamp']}
          onChange={(day) => set({ Day: day ?? '' })}
        />
        <ClockField
          label={t('measures.time')}
          required
          value={values.Clock === '' ? null : values.Clock}
          error={errors['Clock']}
          onChange={(clock) => set({ Clock: clock ?? '' })}
        />
        <ChoiceField
          label={t('measures.asked')}
          value={group}
          allowDeselect={false}
          data={[
            { value: SHORT, label: t('measures.short') },
            ...groups.map((value) => ({ value, label: t(`measures.group.${value}`) })),
          ]}
          onChange={(value) => setGroup(measureGroups.find((one) => one === value) ?? SHORT)}
        />
      </div>
      <div className={classes['fields']}>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {measures[key].group !== measures[keys[index - 1] ?? key].group || index === 0 ? (
              <h3>{t(`measures.group.${measures[key].group}`)}</h3>
            ) : null}
            <MeasureField
              measure={key}
              last={last.find(({ Key }) => Key === key)}
              words={words}
              value={values[key] ?? null}
              error={errors[key]}
              onChange={(value) => set({ [key]: value })}
            />
          </Fragment>
        ))}
      </div>
      <Textarea
        label={t('measures.note')}
        autosize
        minRows={2}
        maxLength={2000}
        value={values.Note}
        error={errors.Note}
        onChange={(change) => set({ Note: change.currentTarget.value })}
      />
    </DialogForm>
  );
}

interface MeasureFieldProps {
  measure: MeasureKey;
  last: LastMeasure | undefined;
  words: MeasureWords;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

function MeasureField({ measure, last, words, value, error, onChange }: MeasureFieldProps) {
  const t = useT();
  const formats = useFormats();
  const { min, max, decimals } = measures[measure];
  const limit = (at: number) => Number(shownValue(measure, at, words.system).toFixed(decimals));
  return (
    <NumberField
      label={words.name(measure)}
      description={last && t('measures.lastTime', { value: words.number(measure, last.Value), date: formats.date(last.At) })}
      digits={decimals}
      min={limit(min)}
      max={limit(max)}
      unit={words.unit(measure) || undefined}
      step={10 ** -decimals}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
