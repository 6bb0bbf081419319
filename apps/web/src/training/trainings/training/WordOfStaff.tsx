import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { IconUserEdit } from '@tabler/icons-react';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { Figures } from './Figures.tsx';
import classes from './Training.module.css';

/** What staff wrote down of somebody who shares no heart rates with them: what they wrote, and nothing of hers (decision 0160). */
export function WordOfStaff({ training }: { training: TrainingDetail }) {
  const t = useT();
  const formats = useFormats();
  const { Duration, AverageHeartRate, Calories, Distance, Nickname, Note } = training;
  const figures = [
    { value: formats.duration(Duration), label: t('training.durationLabel') },
    ...(AverageHeartRate === null ? [] : [{ value: AverageHeartRate, label: t('training.averageField') }]),
    ...(Calories === 0 ? [] : [{ value: formats.number(Calories), label: t('training.kcal') }]),
    ...(Distance === null ? [] : [{ value: formats.distance(Distance), label: t('training.distance') }]),
  ];
  return (
    <div className={classes['detail']}>
      <p className={classes['whose']}>{Nickname}</p>
      <section className={classes['summary']} aria-label={t('training.summary')}>
        <Figures figures={figures} />
      </section>
      <Banner tone="info" icon={IconUserEdit}>
        {t('training.wordOfStaff', { name: Nickname })}
      </Banner>
      {Note !== '' && <p className={classes['note']}>{Note}</p>}
    </div>
  );
}
