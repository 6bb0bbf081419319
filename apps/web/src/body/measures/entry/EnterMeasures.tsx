import {
  type MeasureGroup,
  type MeasureKey,
  measureGroups,
  measureKeys,
  measures,
} from '@clubpulse/contract/body/measures/catalogue';
import { Textarea } from '@mantine/core';
import { Fragment, useState } from 'react';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../../kit/fields/ClockField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useToday } from '../../../platform/use-today.ts';
import classes from '../Measures.module.css';
import { useMeasureTexts } from '../use-measure-texts.ts';
import { filledOf, firstKeys, hasField } from './entry-values.ts';
import { FromOthers } from './FromOthers.tsx';
import { MeasureField } from './MeasureField.tsx';
import { useEntry } from './use-entry.ts';
import { type EntryStart, useMeasuresForm } from './use-measures-form.ts';
import { WorkedOut } from './WorkedOut.tsx';

const SHORT = 'short';

interface EnterMeasuresProps extends EntryStart {
  blood: boolean;
}

export function EnterMeasures({ person, clubId, last, blood, event, onClose }: EnterMeasuresProps) {
  const t = useT();
  const self = useSelf();
  const words = useMeasureTexts();
  const [group, setGroup] = useState<MeasureGroup | typeof SHORT>(SHORT);
  const { form, save, weightAt } = useMeasuresForm({ person, clubId, last, onClose, ...(event ? { event } : {}) });
  const { values, errors, set } = form;
  const isOwnNote = person.UserId === self.UserId && (event === undefined || event.MeasuredBy?.UserId === self.UserId);
  const inGroup = measureKeys.filter((key) => measures[key].group === group && hasField(key));
  const keys = group === SHORT ? firstKeys(last, event) : inGroup;
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
      <WhenAndWhat values={values} errors={errors} set={set} group={group} blood={blood} onGroup={setGroup} />
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
      <WorkedOut typed={entry.stored} refused={entry.wrong} person={person} words={words} />
      <Sums filled={filledOf(values)} wrong={entry.wrong} />
    </DialogForm>
  );
}

interface WhenAndWhatProps extends Pick<ReturnType<typeof useMeasuresForm>['form'], 'values' | 'errors' | 'set'> {
  group: MeasureGroup | typeof SHORT;
  blood: boolean;
  onGroup: (group: MeasureGroup | typeof SHORT) => void;
}

function WhenAndWhat({ values, errors, set, group, blood, onGroup }: WhenAndWhatProps) {
  const t = useT();
  const today = useToday();
  const groups = measureGroups.filter((one) => one !== 'blood' || blood);
  return (
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
        onChange={(value) => onGroup(measureGroups.find((one) => one === value) ?? SHORT)}
      />
    </div>
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
