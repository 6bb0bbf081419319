import type { MeasureGoal } from '@clubpulse/contract/body/goals';
import type { LastMeasure, MeasureEvent, UserMeasures } from '@clubpulse/contract/body/measures/measures';
import { deleteMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconPencil, IconTarget, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { GoalLine, SetGoal } from '../goals/public.ts';
import { EnterMeasures } from './entry/enter-measures.ts';
import classes from './Measures.module.css';
import { OtherWays } from './OtherWays.tsx';
import { type EventValue, trendOf, valuesOf } from './series.ts';
import { TrendChart } from './TrendChart.tsx';
import { useMeasureTexts } from './use-measure-texts.ts';

interface MeasureHistoryProps {
  data: UserMeasures;
  measure: LastMeasure;
  goals: readonly MeasureGoal[];
  /** Start of the trend in milliseconds since 1970. */
  since: number;
  onClose: () => void;
}

export function MeasureHistory({ data, measure, goals, since, onClose }: MeasureHistoryProps) {
  const t = useT();
  const words = useMeasureTexts();
  const now = useNow().getTime();
  const [dialog, setDialog] = useState<{ act: 'edit' | 'delete'; event: MeasureEvent } | null>(null);
  const [settingGoal, setSettingGoal] = useState(false);
  const goal = goals.find(({ Key }) => Key === measure.Key);
  const texts = words.ofMeasure(measure.Key);
  const close = () => setDialog(null);
  const remove = useChange(deleteMeasures, {
    onDone: () => {
      toastDone({ title: t('measures.deleted') });
      close();
    },
  });
  const values = valuesOf(data.Events, measure.Key);
  const points = trendOf(data.Events, measure);
  if (settingGoal)
    return (
      <SetGoal
        userId={data.Person.UserId}
        measure={measure.Key}
        texts={texts}
        goal={goal}
        onClose={() => setSettingGoal(false)}
      />
    );
  if (dialog?.act === 'edit')
    return (
      <EnterMeasures
        person={data.Person}
        clubId={null}
        last={data.Last}
        blood={data.BloodShared}
        event={data.Events.find(({ MeasureEventId }) => MeasureEventId === dialog.event.MeasureEventId) ?? dialog.event}
        onClose={close}
      />
    );
  if (dialog?.act === 'delete')
    return (
      <ConfirmDialog
        opened
        title={t('measures.deleteTitle')}
        confirm={t('kit.delete')}
        danger
        busy={remove.isPending}
        onClose={close}
        onConfirm={() => remove.mutate({ params: { id: dialog.event.MeasureEventId } })}
      >
        {t('measures.deleteText', { count: dialog.event.Values.filter(({ Typed }) => Typed).length })}
      </ConfirmDialog>
    );
  return (
    <Dialog opened size="lg" title={words.name(measure.Key)} onClose={onClose}>
      <div className={classes['history']}>
        <TrendChart
          measure={measure.Key}
          method={measure.Method}
          person={data.Person}
          points={points}
          goal={goal?.Value}
          from={since}
          to={now}
        />
        <p className={classes['about']}>{words.source(measure.Key, measure.Method, data.Person)}</p>
        <div className={classes['goalRow']}>
          {goal && <GoalLine goal={goal} texts={texts} values={points} />}
          <Button variant="default" leftSection={<IconTarget size={17} stroke={1.8} />} onClick={() => setSettingGoal(true)}>
            {t(goal ? 'goals.change' : 'goals.set')}
          </Button>
        </div>
        <OtherWays data={data} measure={measure} />
        <ul>
          {values.map((value) => (
            <OneValue key={value.Event.MeasureEventId} value={value} onAct={(act) => setDialog({ act, event: value.Event })} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function OneValue({ value, onAct }: { value: EventValue; onAct: (act: 'edit' | 'delete') => void }) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const { Key, Value, Method, Event } = value;
  const by = Event.MeasuredBy === null ? null : fullName(Event.MeasuredBy);
  const about = [Event.DeviceModel, Method !== null && words.method(Key, Method), by, Event.Note].filter(Boolean);
  return (
    <li>
      <b>{words.value(Key, Value)}</b>
      <span>{formats.dateTime(Event.TimeStamp)}</span>
      <span>{about.join(' · ')}</span>
      {Event.MayChange && (
        <RowMenu
          label={t('kit.actionsOf', { name: formats.dateTime(Event.TimeStamp) })}
          items={[
            { label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit') },
            { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete') },
          ]}
        />
      )}
    </li>
  );
}
