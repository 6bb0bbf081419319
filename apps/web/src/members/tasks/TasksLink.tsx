import { countOpenTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { IconChecklist } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useRoles } from '../../platform/session.tsx';
import classes from './TasksLink.module.css';

const POLL_MS = 60_000;
/** More are said as that. */
const MOST = 99;

interface TasksLinkProps {
  /** Its words stand beside its sign. */
  worded?: boolean;
}

/** The tasks of the shell: how many of one's own are due, and the way to them; for who works in the selected club. */
export function TasksLink({ worded = false }: TasksLinkProps) {
  const club = useClub();
  const works = useRoles().some((role) => role !== 'Athlete');
  return club === null || !works ? null : <Due clubId={club.ClubId} worded={worded} />;
}

function Due({ clubId, worded }: Required<TasksLinkProps> & { clubId: number }) {
  const t = useT();
  const open = useCall(countOpenTasks, { params: { id: clubId } }, { pollEvery: POLL_MS, quiet: true }).data;
  const due = open?.MineDue ?? 0;
  const label = due === 0 ? t('members.tasks') : t('members.tasksOpen', { count: due });
  if (worded)
    return (
      <Link to={pathTo('Tasks')} className={classes['worded']} data-due={due > 0}>
        <IconChecklist size={17} stroke={1.8} aria-hidden="true" />
        {label}
      </Link>
    );
  return (
    <Link to={pathTo('Tasks')} className={classes['tasks']} aria-label={label} title={label}>
      <IconChecklist size={19} stroke={1.8} aria-hidden="true" />
      {due > 0 && (
        <span className={classes['count']} aria-hidden="true">
          {due > MOST ? `${MOST}+` : due}
        </span>
      )}
    </Link>
  );
}
