import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { ClubSummary } from '@clubpulse/contract/clubs/clubs';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Meter } from '../../kit/figures/Meter.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Checklist.module.css';

const AHEAD_DAYS = 30;

/** What a new club does first, in the order in which one thing needs the other; gone once all of it is done. */
export function Checklist({ summary }: { summary: ClubSummary }) {
  const t = useT();
  const { ClubId, Address, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const params = { id: ClubId };
  const rooms = useCall(listRooms, { params }, { quiet: true });
  const straps = useCall(listClubSensors, { params, query: { length: 1 } }, { quiet: true });
  const ahead = instantsOf({ first: today, last: addDays(today, AHEAD_DAYS) }, TimeZone);
  const planned = useCall(listClasses, { params, query: { ...ahead, length: 1 } }, { quiet: true });
  if (!rooms.data || !straps.data || !planned.data) return null;
  const steps = [
    { key: 'place', done: Address !== null, to: pathTo('ClubProfile', 'Settings') },
    { key: 'room', done: rooms.data.length > 0, to: pathTo('DeviceManagement', 'Rooms') },
    { key: 'bridge', done: summary.BridgesTotal > 0, to: pathTo('DeviceManagement', 'Bridges') },
    { key: 'class', done: planned.data.recordsFiltered > 0, to: pathTo('ClubClasses') },
    { key: 'member', done: summary.Athletes > 0, to: `${pathTo('ClubProfile', ClubId)}/invite` },
    { key: 'straps', done: straps.data.recordsFiltered > 0, to: pathTo('ClubSensors') },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Card title={t('clubs.first.title')} aside={<span>{t('clubs.first.done', { done, all: steps.length })}</span>}>
      <Meter part={done} whole={steps.length} />
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <li key={step.key} data-done={step.done}>
            {step.done ? (
              <IconCircleCheckFilled size={22} aria-hidden="true" />
            ) : (
              <IconCircle size={22} stroke={1.6} aria-hidden="true" />
            )}
            <span>
              {step.done ? <b>{t(`clubs.first.${step.key}`)}</b> : <Link to={step.to}>{t(`clubs.first.${step.key}`)}</Link>}
              <span>{step.done ? t('clubs.first.isDone') : t(`clubs.first.${step.key}Note`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
