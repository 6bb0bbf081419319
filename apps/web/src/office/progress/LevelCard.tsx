import { LEVEL_POINTS, type Level } from '@clubpulse/contract/community/levels';
import { getLevel } from '@clubpulse/contract/community/levels.calls';
import { addMonths, daysBetween } from '@clubpulse/rules/time/days';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './Progress.module.css';

export function LevelCard({ userId }: { userId: number }) {
  const level = useCall(getLevel, { params: { id: userId } });
  return (
    <Card>
      <QueryResult query={level} loading={<SkeletonRows rows={2} />}>
        {(found) => <Now level={found} />}
      </QueryResult>
    </Card>
  );
}

function Now({ level: { Level: level, Months, MonthsNeeded, Points } }: { level: Level }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const missing = Math.max(0, LEVEL_POINTS - Points);
  const left = daysBetween(today, addMonths(`${today.slice(0, 7)}-01`, 1));
  const months = MonthsNeeded === null ? null : MonthsNeeded - Months;
  return (
    <div className={classes['level']}>
      <Ring share={Points / LEVEL_POINTS}>{formats.number(level)}</Ring>
      <div>
        <h2>
          <Link to={pathTo('MyLevel')}>{t('progress.level', { level: formats.number(level) })}</Link>
        </h2>
        <p>
          {missing > 0 ? t('progress.pointsLeft', { count: left, points: formats.number(missing) }) : t('progress.monthCounts')}
        </p>
        {months !== null && <p>{t('progress.toNext', { count: months, level: formats.number(level + 1) })}</p>}
      </div>
    </div>
  );
}

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

function Ring({ share, children }: { share: number; children: string }) {
  return (
    <svg className={classes['ring']} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r={RADIUS} />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        data-done
        strokeDasharray={`${AROUND * Math.min(1, Math.max(0, share))} ${AROUND}`}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="50">
        {children}
      </text>
    </svg>
  );
}
