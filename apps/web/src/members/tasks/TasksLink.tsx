import { countOpenTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useIsStaff } from '../../platform/session.tsx';
import classes from './TasksLink.module.css';

const POLL_MS = 60_000;
const MOST = 99;

interface TasksLinkProps {
  worded?: boolean;
}

const TasksPanel = lazyComponent(() => import('./TasksPanel.tsx').then((it) => it.TasksPanel));

export function TasksLink({ worded = false }: TasksLinkProps) {
  const club = useClub();
  const works = useIsStaff();
  return club === null || !works ? null : <Due clubId={club.ClubId} worded={worded} />;
}

function Due({ clubId, worded }: Required<TasksLinkProps> & { clubId: number }) {
  const t = useT();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
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
    <>
      <button
        type="button"
        className={classes['tasks']}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <IconChecklist size={19} stroke={1.8} aria-hidden="true" />
        {due > 0 && (
          <span className={classes['count']} aria-hidden="true">
            {due > MOST ? `${MOST}+` : due}
          </span>
        )}
      </button>
      {state !== 'never' && <TasksPanel opened={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
