import type { Training } from '@clubpulse/contract/training/trainings';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { LiveMark } from './LiveMark.tsx';
import { knownTypeLabel, trainingName } from './names.ts';
import { noteLine, sourcesLine } from './source-text.ts';
import classes from './TrainingRow.module.css';
import { zoneSeconds } from './totals.ts';

const TypeIcon = lazyComponent(() => import('./type-icon.ts').then((it) => it.TypeIcon));

interface TrainingRowProps {
  training: Training;
  who?: string;
  day?: string;
}

export function TrainingRow({ training, who: person, day }: TrainingRowProps) {
  const t = useT();
  const formats = useFormats();
  const name = trainingName(training, t);
  const type = knownTypeLabel(training.TrainingType, t);
  const isNote = training.Source === 'Note';
  const sources = sourcesLine(training, t) ?? training.SourceName;
  const place =
    person === undefined ? [training.RoomName, training.ClubName].find((part) => part !== null && part !== name) : name;
  return (
    <li className={classes['row']}>
      <Link to={pathTo('Training', training.TrainingId)} className={classes['link']}>
        <span
          className={classes['icon']}
          data-calendar={training.CalendarType}
          style={{ color: training.Color }}
          aria-hidden="true"
        >
          <TypeIcon type={training.TrainingType} />
        </span>
        <span className={classes['body']}>
          <span className={classes['line']}>
            <b className={classes['name']}>{person ?? name}</b>
            {/* A running training shows a mark and no figures, because the journal's figures are updated rarely. */}
            {training.IsLive && <LiveMark />}
            {!training.IsLive && !isNote && (
              <span className={classes['points']}>
                {formats.number(training.Points)}{' '}
                <span className={classes['unit']}>{t('kit.pointsUnit', { count: training.Points })}</span>
              </span>
            )}
          </span>
          <span className={classes['line']}>
            <span className={classes['note']}>
              {[day, formats.time(training.Begin), type === name ? null : type, place].filter(Boolean).join(', ')}
            </span>
            {!training.IsLive && <span className={classes['note']}>{formats.duration(training.MovingTime)}</span>}
          </span>
          {isNote && <span className={classes['source']}>{noteLine(training, t)}</span>}
          {sources !== '' && <span className={classes['source']}>{sources}</span>}
          {!isNote && training.IsShared && <ZoneBar seconds={zoneSeconds(training)} />}
          {!isNote && !training.IsShared && <span className={classes['note']}>{t('training.heartRateNotShared')}</span>}
        </span>
      </Link>
      {training.GroupTrainingId !== null && (
        <Link
          to={pathTo('GroupTraining', training.GroupTrainingId)}
          className={classes['together']}
          aria-label={t('training.togetherIn', { name })}
          title={t('training.together')}
        >
          <IconUsersGroup size={22} stroke={1.8} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
}
