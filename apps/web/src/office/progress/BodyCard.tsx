import { firstMeasures, type MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, UserMeasures } from '@clubpulse/contract/body/measures/measures';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { worthOf } from '@clubpulse/rules/body/measures/bands';
import { isEstimate } from '@clubpulse/rules/body/measures/measures';
import { Link } from 'react-router';
import { GoalLine, useGoals } from '../../body/goals/public.ts';
import { useMeasureTexts } from '../../body/measures/public.ts';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './Progress.module.css';

const wanted: readonly MeasureKey[] = ['weight', 'bodyFatPercent', 'restingHeartRate'];
const SHOWN = 3;

export function BodyCard({ userId }: { userId: number }) {
  const t = useT();
  const measured = useCall(getMeasures, { params: { id: userId }, query: { excludeEvents: 'true' } });
  return (
    <section>
      <SectionHead title={t('progress.body')}>
        <Link className={classes['more']} to={pathTo('AdvancedBiometrics')}>
          {t('progress.measures')}
        </Link>
      </SectionHead>
      <Card>
        <QueryResult query={measured} loading={<SkeletonRows rows={2} />}>
          {(found) =>
            found.Last.length === 0 ? (
              <p className={classes['quiet']}>{t('progress.noMeasures')}</p>
            ) : (
              <Figures found={found} userId={userId} />
            )
          }
        </QueryResult>
      </Card>
    </section>
  );
}

function Figures({ found, userId }: { found: UserMeasures; userId: number }) {
  const goals = useGoals(userId);
  const order = [...goals.map(({ Key }) => Key), ...wanted, ...firstMeasures];
  const rows = [...new Set(order)].flatMap((key) => found.Last.find(({ Key }) => Key === key) ?? []).slice(0, SHOWN);
  return (
    <dl className={classes['figures']}>
      {rows.map((row) => (
        <One key={row.Key} row={row} found={found} goals={goals} />
      ))}
    </dl>
  );
}

interface OneProps {
  row: LastMeasure;
  found: UserMeasures;
  goals: ReturnType<typeof useGoals>;
}

function One({ row, found, goals }: OneProps) {
  const { Key, Value, Method, At, Before } = row;
  const t = useT();
  const today = useToday();
  const formats = useFormats();
  const words = useMeasureTexts();
  const goal = goals.find((one) => one.Key === Key);
  const went = Before && worthOf(Key, Before.Value, Value, found.Person);
  const worth = went !== null && went !== 'same' && isEstimate(row) ? 'neither' : went;
  const points = [{ at: Date.parse(At), value: Value }, ...(Before ? [{ at: Date.parse(Before.At), value: Before.Value }] : [])];
  return (
    <div>
      <dt>{words.name(Key)}</dt>
      <dd>
        <b>{words.number(Key, Value)}</b> {words.unit(Key)}
        {Method !== null && isEstimate(row) && <span>{words.method(Key, Method)}</span>}
        {Before && worth !== null && (
          <span data-worth={worth}>
            {t('progress.since', {
              change: `${worth === 'same' ? '±' : Value > Before.Value ? '+' : '−'}${words.difference(Key, Before.Value, Value)}`,
              date: formats.nearDate(Before.At, today),
            })}
          </span>
        )}
        {goal && <GoalLine short goal={goal} texts={words.ofMeasure(Key)} values={points} />}
      </dd>
    </div>
  );
}
