import { countOpenTasks, listClubTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { TaskRows } from './TaskRows.tsx';
import classes from './Tasks.module.css';
import { TasksWait } from './TasksWait.tsx';
import { useTaskDialogs } from './use-task-dialogs.tsx';

const POLL_MS = 60_000;
const FIRST = 4;

export function OpenTasks() {
  const t = useT();
  const { UserId } = useSelf();
  const { ClubId: id } = useStaffClub();
  const query = { Assignee: String(UserId), length: FIRST };
  const tasks = useCall(listClubTasks, { params: { id }, query }, { pollEvery: POLL_MS, quiet: true });
  const { open, dialog } = useTaskDialogs(tasks.data?.data);
  return (
    <section aria-label={t('members.tasks')}>
      <SectionHead title={t('members.tasks')}>
        <Link to={pathTo('Tasks')}>{t('members.tasksSeeAll')}</Link>
      </SectionHead>
      <TasksWait />
      <QueryResult query={tasks} loading={<SkeletonRows rows={2} />}>
        {({ data }) => (data.length === 0 ? <NoneOfMine clubId={id} /> : <TaskRows tasks={data} onOpen={open} />)}
      </QueryResult>
      {dialog}
    </section>
  );
}

function NoneOfMine({ clubId }: { clubId: number }) {
  const t = useT();
  const { number } = useFormats();
  const count = useCall(countOpenTasks, { params: { id: clubId } }, { pollEvery: POLL_MS, quiet: true }).data?.AllDue ?? 0;
  return (
    <p className={classes['none']}>
      {count === 0 ? t('members.tasksNone') : t('members.tasksNoneOfMine', { count, number: number(count) })}
    </p>
  );
}
