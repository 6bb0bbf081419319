import { countOpenTasks, listClubTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { type TaskGroup, taskGroup } from '@clubpulse/rules/members/tasks/tasks';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useIsStaff, useSelf, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { TaskRows } from './TaskRows.tsx';
import classes from './Tasks.module.css';
import { TasksWait } from './TasksWait.tsx';
import { TaskEditor } from './task-dialogs.ts';
import { useTaskDialogs } from './use-task-dialogs.tsx';

type Whose = 'mine' | 'all' | 'done';

const POLL_MS = 60_000;
const ROWS = 100;
const MOST = 1000;

export default function Tasks() {
  const t = useT();
  const works = useIsStaff();
  if (works) return <StaffTasks />;
  return (
    <Page title={t('members.tasks')}>
      <EmptyState title={t('members.tasksNone')}>{t('members.tasksOfStaff')}</EmptyState>
    </Page>
  );
}

function StaffTasks() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [whose, setWhose] = useState<Whose>('mine');
  const [adding, setAdding] = useState(false);
  const count = useCall(countOpenTasks, { params: { id } }, { pollEvery: POLL_MS, quiet: true }).data;
  const number = (some: number | undefined) => (some === undefined ? '' : formats.number(some));
  return (
    <Page
      reading
      title={t('members.tasks')}
      actions={<AddButton onClick={() => setAdding(true)}>{t('members.taskNew')}</AddButton>}
    >
      <div className={classes['page']}>
        <Segmented<Whose>
          fullWidth
          label={t('members.tasksWhose')}
          value={whose}
          options={[
            { value: 'mine', label: t('members.tasksMine', { count: number(count?.Mine) }) },
            { value: 'all', label: t('members.tasksAll', { count: number(count?.All) }) },
            { value: 'done', label: t('members.tasksDone') },
          ]}
          onChange={setWhose}
        />
        <TasksWait />
        <TaskList key={whose} whose={whose} onAdd={() => setAdding(true)} />
      </div>
      {adding && <TaskEditor onClose={() => setAdding(false)} />}
    </Page>
  );
}

const groups: readonly (TaskGroup | 'stop')[] = ['late', 'today', 'week', 'later', 'someday', 'stop'];

function TaskList({ whose, onAdd }: { whose: Whose; onAdd: () => void }) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const { ClubId: id, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const [length, setLength] = useState(ROWS);
  const query = { length, completed: String(whose === 'done') as 'true' | 'false' };
  const mine = whose === 'mine' ? { Assignee: String(self.UserId) } : {};
  const tasks = useCall(listClubTasks, { params: { id }, query: { ...query, ...mine } }, { pollEvery: POLL_MS });
  const { open, dialog } = useTaskDialogs(tasks.data?.data);
  return (
    <>
      <QueryResult query={tasks} loading={<SkeletonRows rows={6} />}>
        {({ data, recordsFiltered }) => {
          if (data.length === 0)
            return whose === 'done' ? (
              <EmptyState title={t('members.tasksNoneDone')} />
            ) : (
              <EmptyState
                title={t(whose === 'mine' ? 'members.tasksNoneMine' : 'members.tasksNone')}
                action={<Button onClick={onAdd}>{t('members.taskNew')}</Button>}
              >
                {t('members.tasksNoneText')}
              </EmptyState>
            );
          const byGroup = Map.groupBy(data, ({ Type, DueDate }) =>
            Type === 'do-not-call' ? 'stop' : taskGroup(DueDate, today, formats.firstDayOfWeek),
          );
          return (
            <>
              {whose === 'done' ? (
                <TaskRows tasks={data} onOpen={open} />
              ) : (
                groups.flatMap((group) => {
                  const inGroup = byGroup.get(group);
                  if (inGroup === undefined) return [];
                  return (
                    <section key={group} data-group={group}>
                      <SectionHead title={t(`members.taskGroup-${group}`)} beside={formats.number(inGroup.length)} />
                      <TaskRows tasks={inGroup} onOpen={open} />
                    </section>
                  );
                })
              )}
              {recordsFiltered > data.length && length < MOST && (
                <Button variant="default" onClick={() => setLength(MOST)}>
                  {t('members.tasksMore', { count: recordsFiltered - data.length })}
                </Button>
              )}
            </>
          );
        }}
      </QueryResult>
      {dialog}
    </>
  );
}
