import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import { listClubUserTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Bone } from '../../kit/states/Bones.tsx';
import { Loading } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './NextTasks.module.css';
import { TaskEditor } from './task-dialogs.ts';
import { assigneeTexts, dueTexts, isLate, titleOf } from './task-text.ts';

const SHOWN = 3;

export function NextTasks({ userId, name }: { userId: number; name: string }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const tasks = useCall(listClubUserTasks, { params: { id, userId } }, { quiet: true });
  const [adding, setAdding] = useState(false);
  const open = tasks.data?.filter(({ CompletedAt }) => CompletedAt === null) ?? [];
  return (
    <section aria-label={t('members.tasks')}>
      <SectionHead title={t('members.tasks')}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.8} />}
          onClick={() => setAdding(true)}
        >
          {t('members.taskNew')}
        </Button>
      </SectionHead>
      {tasks.isPending && (
        <Loading>
          <Bone height={20} width="60%" />
        </Loading>
      )}
      {tasks.data !== undefined && open.length === 0 && <p className={classes['none']}>{t('members.tasksAboutNone')}</p>}
      <ul className={classes['lines']}>
        {open.slice(0, SHOWN).map((task) => (
          <Line key={task.TaskId} task={task} />
        ))}
      </ul>
      {open.length > SHOWN && (
        <Link to={`${pathTo('EditUser', userId)}/tasks`}>{t('members.tasksMore', { count: open.length - SHOWN })}</Link>
      )}
      {adding && <TaskEditor about={{ UserId: userId, name }} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Line({ task }: { task: Task }) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const late = isLate(task, today);
  const words = [...dueTexts(task, late, t, formats), ...assigneeTexts(task, t)];
  return (
    <li data-late={late}>
      <b>{titleOf(task, false, t)}</b>
      {words.length > 0 && <span>{words.join(' · ')}</span>}
    </li>
  );
}
