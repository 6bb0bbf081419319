import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { AddTraining } from '../editor/training-dialogs.ts';
import { Figures } from './Figures.tsx';
import { NoteLine } from './NoteLine.tsx';
import classes from './Training.module.css';

export function Note({ note }: { note: TrainingDetail }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const own = note.UserId === useSelf().UserId;
  const [isAdding, setAdding] = useState(false);
  const { Duration, AverageHeartRate, Calories, Distance, Nickname } = note;
  const figures = [
    { value: t('training.oneVisit', { time: formats.duration(Duration) }), label: t('training.countsAs') },
    { value: t('training.noPointsMeasured'), label: t('kit.points') },
    ...(AverageHeartRate === null ? [] : [{ value: AverageHeartRate, label: t('training.averageField') }]),
    ...(Calories === 0 ? [] : [{ value: formats.number(Calories), label: t('training.kcal') }]),
    ...(Distance === null ? [] : [{ value: formats.distance(Distance), label: t('training.distance') }]),
  ];
  return (
    <div className={classes['detail']}>
      <p className={classes['whose']}>{Nickname}</p>
      <NoteLine note={note}>{note.Note}</NoteLine>
      <section className={classes['summary']} aria-label={t('training.summary')}>
        <Figures figures={figures} />
      </section>
      {own && (
        <div>
          <Button onClick={() => setAdding(true)}>{t('training.addToJournal')}</Button>
        </div>
      )}
      <p className={classes['gap']}>{own ? t('training.noteText') : t('training.noteOfMember', { name: Nickname })}</p>
      {isAdding && <AddTraining userId={note.UserId} day={today} today={today} from={note} onClose={() => setAdding(false)} />}
    </div>
  );
}
