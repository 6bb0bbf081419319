import { listReadSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../kit/page/Card.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useKeptRuns } from '../kept/kept-runs.ts';
import classes from './SheetsCard.module.css';

const FIRST = 3;

/** The sheets that she reads, what she is at first: known without a network too. Absent where there are none. */
export function SheetsCard() {
  const t = useT();
  const { UserId: id } = useSelf();
  const { data: sheets = [] } = useCall(listReadSheets, { params: { id } }, { keep: true, quiet: true });
  const begun = new Set(
    useKeptRuns(id)
      ?.filter(({ ready }) => !ready)
      .map(({ plan }) => plan.WorkoutSheetId),
  );
  const [isWhole, setWhole] = useState(false);
  const sorted = sheets.toSorted((one, other) => Number(begun.has(other.WorkoutSheetId)) - Number(begun.has(one.WorkoutSheetId)));
  if (sorted.length === 0) return null;
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <Card title={t('runs.run')}>
      <ul className={classes['sheets']}>
        {shown.map(({ WorkoutSheetId, Name }) => {
          const isBegun = begun.has(WorkoutSheetId);
          return (
            <li key={WorkoutSheetId}>
              <b>{Name}</b>
              <Button
                component={Link}
                to={pathTo('WorkoutSheetRun', WorkoutSheetId)}
                variant={isBegun ? 'filled' : 'default'}
                leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
                aria-label={t('runs.startDay', { day: Name })}
              >
                {t(isBegun ? 'runs.goOn' : 'runs.start')}
              </Button>
            </li>
          );
        })}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t('kit.showMore', { count: sorted.length - shown.length })}
        </Button>
      )}
    </Card>
  );
}
