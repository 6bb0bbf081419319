import type { ProgressWeek } from '@clubpulse/contract/office/progress/progress';
import { getProgress } from '@clubpulse/contract/office/progress/progress.calls';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Bone } from '../../kit/states/Bones.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Loading } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Progress.module.css';

export function WeeksCard({ userId }: { userId: number }) {
  const t = useT();
  const progress = useCall(getProgress, { params: { id: userId } });
  return (
    <section>
      <SectionHead title={t('progress.pointsPerWeek')}>
        <Link className={classes['more']} to={pathTo('Journal')}>
          {t('progress.seeAll')}
        </Link>
      </SectionHead>
      <Card>
        <QueryResult query={progress} loading={<Coming />}>
          {({ Weeks }) =>
            Weeks.every(({ Trainings }) => Trainings === 0) ? (
              <p className={classes['quiet']}>{t('progress.noWeeks')}</p>
            ) : (
              <>
                <Bars weeks={Weeks} />
                <Loads weeks={Weeks} />
              </>
            )
          }
        </QueryResult>
      </Card>
    </section>
  );
}

const Coming = () => (
  <Loading>
    <Bone height={305} />
  </Loading>
);

const BAR = 110;

function Bars({ weeks }: { weeks: readonly ProgressWeek[] }) {
  const t = useT();
  const formats = useFormats();
  const most = Math.max(1, ...weeks.map(({ Points }) => Points));
  return (
    <ol className={classes['bars']} aria-label={t('progress.pointsPerWeek')}>
      {weeks.map(({ First, Points }, index) => {
        const isNow = index === weeks.length - 1;
        return (
          <li key={First} data-now={isNow}>
            <span className={classes['spoken']}>
              {t('progress.weekOf', { date: formats.date(First), points: formats.number(Points) })}
            </span>
            <span className={classes['bar']} aria-hidden="true">
              {Points > 0 && <b>{formats.number(Points)}</b>}
              <i style={{ height: Math.max(3, Math.round((BAR * Points) / most)) }} />
            </span>
            <span aria-hidden="true">{isNow ? t('progress.now') : formats.dayMonth(First)}</span>
          </li>
        );
      })}
    </ol>
  );
}

const loads = [
  { formula: 'Edwards', words: 'progress.edwards' },
  { formula: 'Banister', words: 'progress.banister' },
  { formula: 'Foster', words: 'progress.foster' },
] as const;

function beside(value: number, before: number): 'muchMore' | 'more' | 'same' | 'less' | 'muchLess' {
  if (value > 1.5 * before) return 'muchMore';
  if (value > 1.1 * before) return 'more';
  if (value >= 0.9 * before) return 'same';
  return value >= 0.5 * before ? 'less' : 'muchLess';
}

function Loads({ weeks }: { weeks: readonly ProgressWeek[] }) {
  const t = useT();
  const formats = useFormats();
  const [before, now] = [weeks.at(-2), weeks.at(-1)];
  if (!now) return null;
  const nothingOf = (formula: (typeof loads)[number]['formula'], value: number | null) => {
    if (formula === 'Foster') return value === null ? t('progress.notSaid') : undefined;
    if (value !== null && value > 0) return undefined;
    if (now.Trainings === 0) return t('progress.notYet');
    return t(formula === 'Edwards' ? 'progress.noZone' : 'progress.noHeart');
  };
  const [effort, effortBefore] = [now.Edwards, before?.Edwards ?? 0];
  return (
    <div className={classes['loads']}>
      <h3>{t('progress.effort')}</h3>
      <p>
        {nothingOf('Edwards', effort) ?? <b>{formats.number(effort)}</b>}
        {effort > 0 && effortBefore > 0 && <span>{t(`progress.effort-${beside(effort, effortBefore)}`)}</span>}
      </p>
      <details>
        <summary>{t('progress.howCounted')}</summary>
        <dl>
          {loads.map(({ formula, words }) => {
            const value = now[formula];
            const last = before?.[formula] ?? null;
            if (value === null && last === null) return null;
            const nothing = nothingOf(formula, value);
            return (
              <div key={formula}>
                <dt>{t(words)}</dt>
                <dd>
                  {nothing === undefined ? <b>{formats.number(value ?? 0)}</b> : <span>{nothing}</span>}
                  {last !== null && <span>{t('progress.loadBefore', { value: formats.number(last) })}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
        {now.Banister === null && (
          <p className={classes['quiet']}>
            <Link to={pathTo('AdvancedBiometrics')}>{t('progress.noResting')}</Link>
          </p>
        )}
      </details>
    </div>
  );
}
