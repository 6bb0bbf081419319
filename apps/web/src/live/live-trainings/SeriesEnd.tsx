import { LIVE_LISTED_WEEKS, type LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { useT } from '../../platform/phrases.ts';
import classes from './LiveTrainings.module.css';

export function SeriesEnd({ trainings }: { trainings: readonly LiveTraining[] }) {
  const t = useT();
  const repeats = trainings.some((one) => one.State === 'Planned' && one.RecurrentLiveTrainingId !== null);
  return repeats ? <p className={classes['facts']}>{t('liveTr.listedWeeks', { weeks: LIVE_LISTED_WEEKS })}</p> : null;
}
