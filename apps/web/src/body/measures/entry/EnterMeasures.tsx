import {
  type MeasureGroup,
  type MeasureKey,
  measureGroups,
  measureKeys,
  measures,
} from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasuredPerson, MeasureEvent } from '@clubpulse/contract/body/measures/measures';
import { createMeasures, updateMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { type Units, valueInStoredUnit } from '@clubpulse/rules/body/measures/units';
import { instantAt, wallClock } from '@clubpulse/rules/time/days';
import { Textarea } from '@mantine/core';
import { Fragment, useMemo, useRef, useState } from 'react';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../../kit/fields/ClockField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useToday } from '../../../platform/use-today.ts';
import classes from '../Measures.module.css';
import { useMeasureTexts } from '../use-measure-texts.ts';
import { filledOf, firstKeys, hasField, isWrong, type Numbers, numbersOfEvent, weightBefore } from './entry-values.ts';
import { FromOthers } from './FromOthers.tsx';
import { MeasureField } from './MeasureField.tsx';
import { refusedValue } from './refused-values.ts';
import { useEntry } from './use-entry.ts';
import { WorkedOut } from './WorkedOut.tsx';

type Values = Numbers & { Day: string; Clock: string; Note: string };

const SHORT = 'short';

interface EnterMeasuresProps {
  person: MeasuredPerson;
  /** The club for which staff measures; null for own measures. */
  clubId: number | null;
  last: readonly LastMeasure[];
  blood: boolean;
  event?: MeasureEvent;
  onClose: () => void;
}

function startOf(event: MeasureEvent | undefined, timeZone: string, units: Units): Values {
  const { day, clock } = wallClock(event?.TimeStamp ?? new Date(), timeZone);
  return { ...numbersOfEvent(event, units), Day: day, Clock: clock, Note: event?.Note ?? '' };
}

export function EnterMeasures({ person, clubId, last, blood, event, onClose }: EnterMeasuresProps) {
  const t = useT();
  const self = useSelf();
  const today = useToday();
  const words = useMeasureTexts();
  const [group, setGroup] = useState<MeasureGroup | typeof SHORT>(SHORT);
  const { units } = words;
  const start = useMemo(() => startOf(event, self.TimeZone, units), [event, self.TimeZone, units]);
  const momentOf = ({ Day, Clock }: Pick<Values, 'Day' | 'Clock'>) =>
    Day === '' || Clock === '' ? null : instantAt(self.TimeZone, Day, Clock);
  const weightAt = (values: Values) => weightBefore(momentOf(values), last, event);
  const sent = useRef<readonly MeasureKey[]>([]);
  const form = useForm<Values, Values>({
    ...(event ? { saved: start } : { initial: start }),
    check: byRule<Values>((values) => {
      const filled = filledOf(values);
      const wrong = filled.filter((key) => isWrong(key, values, { units, knownWeight: weightAt(values) }));
      return {
        Day: values.Day === '' ? t('field-required') : undefined,
        Clock: values.Clock === '' ? t('field-required') : undefined,
        Note: filled.length === 0 ? t('measures.noValue') : undefined,
        ...Object.fromEntries(wrong.map((key) => [key, t('measures.toFix', { count: 1 })])),
      };
    }),
    // An error about several values is fixed at any of them, or by another time.
    about: (field) => [field, 'Day', 'Clock', ...measureKeys],
    wordsOf: ({ fieldErrors }) =>
      Object.fromEntries(
        fieldErrors.map((error) => {
          const { key = error.field, why } = refusedValue(error, sent.current, words);
          return [key, why];
        }),
      ),
  });
  const { values, errors, set } = form;
  const isOwnNote = person.UserId === self.UserId && (event === undefined || event.MeasuredBy?.UserId === self.UserId);
  const after = { said: () => t('measures.saved'), onClose };
  const create = useDialogAct(createMeasures, after);
  const update = useDialogAct(updateMeasures, after);

  function save(output: Values): Promise<MeasureEvent> {
    const kept = new Map(event?.Values.map(({ Key, Value }) => [Key, Value]));
    const Values = filledOf(output).map((Key) => {
      const shown = output[Key] ?? 0;
      const before = kept.get(Key);
      // An unchanged value keeps its stored precision.
      const isSame = before !== undefined && start[Key] === shown;
      return { Key, Value: isSame ? before : valueInStoredUnit(Key, shown, words.units) };
    });
    sent.current = Values.map(({ Key }) => Key);
    const TimeStamp =
      event && output.Day === start.Day && output.Clock === start.Clock
        ? event.TimeStamp
        : instantAt(self.TimeZone, output.Day, output.Clock).toISOString();
    const body = { TimeStamp, Values, Note: output.Note };
    return event
      ? update.mutateAsync({ params: { id: event.MeasureEventId }, body: { ...body, RowVersion: event.RowVersion } })
      : create.mutateAsync({ params: { id: person.UserId }, body: { ...body, ClubId: clubId } });
  }

  const inGroup = measureKeys.filter((key) => measures[key].group === group && hasField(key));
  const keys = group === SHORT ? firstKeys(last, event) : inGroup;
  const groups = measureGroups.filter((one) => one !== 'blood' || blood);
  const knownWeight = weightAt(values);
  const entry = useEntry({ values, keys, last, words, knownWeight, onChange: set });
  const refusedOf = (key: MeasureKey) => (entry.wrong.includes(key) ? undefined : errors[key]);
  const elsewhere = measureKeys
    .filter((key) => !keys.includes(key))
    .flatMap((key) => {
      const why = refusedOf(key);
      return why === undefined ? [] : [`${t('kit.label', { label: words.name(key) })} ${why}`];
    });
  const refusal = form.refusal ?? errors['Values'] ?? (elsewhere.length > 0 ? elsewhere.join(' ') : null);
  return (
    <DialogForm
      title={t(event ? 'measures.correct' : 'measures.new')}
      size="lg"
      docked
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={refusal} />}
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
      <p className={classes['about']}>{t('measures.pasteHint')}</p>
      <div className={classes['fields']} {...entry.around}>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {measures[key].group !== measures[keys[index - 1] ?? key].group || index === 0 ? (
              <h3>{t(`measures.group.${measures[key].group}`)}</h3>
            ) : null}
            <div>
              <MeasureField
                measure={key}
                last={last}
                words={words}
                values={values}
                wrong={entry.isShownWrong(key) || errors[key] !== undefined}
                doubt={entry.doubtOf(key)}
                knownWeight={knownWeight}
                refused={refusedOf(key)}
                onChange={set}
              />
              <FromOthers measure={key} words={words} onChange={set} />
            </div>
          </Fragment>
        ))}
      </div>
      <Textarea
        label={t(isOwnNote ? 'measures.ownNote' : 'measures.note')}
        autosize
        minRows={2}
        maxLength={2000}
        value={values.Note}
        error={errors.Note}
        onChange={(change) => set({ Note: change.currentTarget.value })}
      />
      <WorkedOut typed={entry.kept} refused={entry.wrong} person={person} words={words} />
      <Sums filled={filledOf(values)} wrong={entry.wrong} />
    </DialogForm>
  );
}

function Sums({ filled, wrong }: { filled: readonly MeasureKey[]; wrong: readonly MeasureKey[] }) {
  const t = useT();
  const count = (keys: readonly MeasureKey[]) => keys.filter(hasField).length;
  if (filled.length === 0) return null;
  return (
    <p className={classes['sums']} data-wrong={wrong.length > 0} role="status">
      {[
        t('measures.filled', { count: count(filled) }),
        ...(count(wrong) > 0 ? [t('measures.toFix', { count: count(wrong) })] : []),
      ].join(', ')}
    </p>
  );
}
