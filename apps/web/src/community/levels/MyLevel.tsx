import { LEVEL_POINTS, type Level, levelMonths } from '@clubpulse/contract/community/levels';
import { getLevel } from '@clubpulse/contract/community/levels.calls';
import { IconCheck } from '@tabler/icons-react';
import { Meter } from '../../kit/figures/Meter.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { Badges } from '../badges/public.ts';
import { LevelMoment } from './LevelMoment.tsx';
import { levelName, levelNames } from './level-names.ts';
import classes from './MyLevel.module.css';

export default function MyLevel() {
  const t = useT();
  const { UserId } = useSelf();
  const level = useCall(getLevel, { params: { id: UserId } });
  return (
    <Page reading title={t('levels.title')}>
      <QueryResult query={level} loading={<SkeletonRows rows={6} />}>
        {(found) => (
          <div className={classes['page']}>
            <LevelMoment level={found} />
            <Now level={found} />
            <Badges />
            <Ladder current={found.Level} />
          </div>
        )}
      </QueryResult>
    </Page>
  );
}

function Now({ level: { Level: level, Months, MonthsNeeded, Points, AtRisk } }: { level: Level }) {
  const t = useT();
  const formats = useFormats();
  const needed = formats.number(LEVEL_POINTS);
  const left = MonthsNeeded === null ? null : MonthsNeeded - Months;
  return (
    <Card>
      <p className={classes['level']}>
        <b>{t(levelName(level))}</b> <span>{t('levels.level', { level })}</span>
      </p>
      <Meter part={Points} whole={LEVEL_POINTS} />
      <p>
        {t('levels.thisMonth', { points: formats.number(Points), needed })}
        {Points >= LEVEL_POINTS && ` · ${t('levels.reached')}`}
      </p>
      {AtRisk && <p className={classes['risk']}>{t('levels.atRisk')}</p>}
      <p>
        {left === null
          ? t('levels.highest')
          : t('levels.toNext', { count: left, number: formats.number(left), points: needed, name: t(levelName(level + 1)) })}
      </p>
      <p className={classes['why']}>{t('levels.why', { points: needed })}</p>
    </Card>
  );
}

function Ladder({ current }: { current: number }) {
  const t = useT();
  return (
    <Card title={t('levels.all')} flush>
      <ol className={classes['ladder']}>
        {levelNames.slice(0, levelMonths.length + 1).map((name, level) => (
          <li key={name} aria-current={level === current ? 'step' : undefined} data-reached={level <= current}>
            <span>{level}</span>
            {t(name)}
            {level < current && <IconCheck size={16} stroke={2} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
