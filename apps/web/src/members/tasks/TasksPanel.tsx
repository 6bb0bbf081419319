import { listClubTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { Link } from 'react-router';
import { SidePanel } from '../../kit/dialog/SidePanel.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { TaskRows } from './TaskRows.tsx';
import { useTaskDialogs } from './use-task-dialogs.tsx';

const POLL_MS = 60_000;
const SHOWN = 20;

interface TasksPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function TasksPanel({ opened, onClose }: TasksPanelProps) {
  const t = useT();
  const { UserId } = useSelf();
  const { ClubId: id } = useStaffClub();
  const query = { Assignee: String(UserId), length: SHOWN };
  const tasks = useCall(listClubTasks, { params: { id }, query }, { enabled: opened, pollEvery: POLL_MS, staleTime: 0 });
  const { open, dialog } = useTaskDialogs(tasks.data?.data);
  return (
    <>
      <SidePanel
        opened={opened}
        onClose={onClose}
        title={t('members.tasks')}
        foot={
          <Link to={pathTo('Tasks')} onClick={onClose}>
            {t('members.tasksSeeAll')}
          </Link>
        }
      >
        <QueryResult query={tasks} loading={<SkeletonRows rows={4} flush />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t('members.tasksNoneMine')} />
            ) : (
              <TaskRows tasks={data} onOpen={open} onFollow={onClose} />
            )
          }
        </QueryResult>
      </SidePanel>
      {dialog}
    </>
  );
}
