import { listClubUserTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { TaskRows } from './TaskRows.tsx';
import classes from './Tasks.module.css';
import { TasksWait } from './TasksWait.tsx';
import { TaskEditor } from './task-dialogs.ts';
import { useTaskDialogs } from './use-task-dialogs.tsx';

export function MemberTasks({ userId, name }: { userId: number; name: string }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const tasks = useCall(listClubUserTasks, { params: { id, userId } }, { quiet: true });
  const [adding, setAdding] = useState(false);
  const { open, dialog } = useTaskDialogs(tasks.data);
  return (
    <section aria-label={t('members.tasks')}>
      <SectionHead title={t('members.tasks')}>
        <Button variant="default" leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setAdding(true)}>
          {t('members.taskNew')}
        </Button>
      </SectionHead>
      <TasksWait />
      <QueryResult query={tasks} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{t('members.tasksAboutNone')}</p>
          ) : (
            <TaskRows tasks={found} named={false} onOpen={open} />
          )
        }
      </QueryResult>
      {dialog}
      {adding && <TaskEditor about={{ UserId: userId, name }} onClose={() => setAdding(false)} />}
    </section>
  );
}
