import { type MeasureKey, measureKeys } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasuredPerson, MeasureEvent } from '@clubpulse/contract/body/measures/measures';
import { createMeasures, updateMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { type Units, valueInStoredUnit } from '@clubpulse/rules/body/measures/units';
import { instantAt, wallClock } from '@clubpulse/rules/time/days';
import { useMemo, useRef } from 'react';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useMeasureTexts } from '../use-measure-texts.ts';
import { filledOf, isWrong, type Numbers, numbersOfEvent, weightBefore } from './entry-values.ts';
import { refusedValue } from './refused-values.ts';

type Values = Numbers & { Day: string; Clock: string; Note: string };

export interface EntryStart {
  person: MeasuredPerson;
  clubId: number | null;
  last: readonly LastMeasure[];
  event?: MeasureEvent;
  onClose: () => void;
}

function startOf(event: MeasureEvent | undefined, timeZone: string, units: Units): Values {
  const { day, clock } = wallClock(event?.TimeStamp ?? new Date(), timeZone);
  return { ...numbersOfEvent(event, units), Day: day, Clock: clock, Note: event?.Note ?? '' };
}

export function useMeasuresForm({ person, clubId, last, event, onClose }: EntryStart) {
  const t = useT();
  const self = useSelf();
  const words = useMeasureTexts();
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
    // A change of any value or of the time hides a shown error, because each change may fix it.
    about: (field) => [field, 'Day', 'Clock', ...measureKeys],
    wordsOf: ({ fieldErrors }) =>
      Object.fromEntries(
        fieldErrors.map((error) => {
          const { key = error.field, why } = refusedValue(error, sent.current, words);
          return [key, why];
        }),
      ),
  });
  const after = { doneText: () => t('measures.saved'), onClose };
  const create = useDialogAct(createMeasures, after);
  const update = useDialogAct(updateMeasures, after);

  function save(output: Values): Promise<MeasureEvent> {
    const stored = new Map(event?.Values.map(({ Key, Value }) => [Key, Value]));
    const Values = filledOf(output).map((Key) => {
      const shown = output[Key] ?? 0;
      const before = stored.get(Key);
      // An unchanged value retains its stored precision.
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

  return { form, save, weightAt };
}
