import { listReadSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { isNewSheet } from '@clubpulse/rules/workouts/sheets/new-sheets';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { Card } from '../../../kit/page/Card.tsx';
import { Waiting } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useStoredRuns } from '../stored/stored-runs.ts';
import classes from './SheetsCard.module.css';

const FIRST = 3;

export function SheetsCard() {
  const t = useT();
  const now = useNow();
  const { UserId: id } = useSelf();
  const { data: sheets, isLoading } = useCall(listReadSheets, { params: { id } }, { keep: true, quiet: true });
  const stored = useStoredRuns(id) ?? [];
  const begun = new Set(stored.flatMap(({ ready, plan }) => (ready ? [] : [plan.WorkoutSheetId])));
  const done = new Set(stored.flatMap(({ ready, plan }) => (ready ? [plan.WorkoutSheetId] : [])));
  const [isComplete, setComplete] = useState(false);
  if (sheets === undefined) return isLoading && <Waiting />;
  if (sheets.length === 0)
    return (
      <div>
        <Button component={Link} to={pathTo('WorkoutSheet', 'mine')} variant="subtle">
          {t('sheets.newOwn')}
        </Button>
      </div>
    );
  const sorted = sheets.toSorted((one, other) => Number(begun.has(other.WorkoutSheetId)) - Number(begun.has(one.WorkoutSheetId)));
  const shown = isComplete ? sorted : sorted.slice(0, FIRST);
  return (
    <Card title={t('runs.run')} aside={<Link to={pathTo('WorkoutSheet', 'mine')}>{t('sheets.newOwn')}</Link>}>
      <ul className={classes['sheets']}>
        {shown.map((sheet) => {
          const { WorkoutSheetId, UserId, Name, ClubName } = sheet;
          const isBegun = begun.has(WorkoutSheetId);
          return (
            <li key={WorkoutSheetId}>
              <span>
                <Link to={pathTo('WorkoutSheet', WorkoutSheetId)}>{Name}</Link>
                {isNewSheet({ ...sheet, WasRun: sheet.WasRun || done.has(WorkoutSheetId) }, now) && (
                  <StateChip tone="info">{t('runs.new')}</StateChip>
                )}
                <small>{UserId === null ? ClubName : t('sheets.own')}</small>
              </span>
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
        <Button variant="subtle" onClick={() => setComplete(true)}>
          {t('kit.showMore', { count: sorted.length - shown.length })}
        </Button>
      )}
    </Card>
  );
}
