import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import { completeTask } from '@clubpulse/contract/members/tasks/tasks.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconPencil, IconPhone, IconPhoneCheck, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useRowShortcuts, walkedRow } from '../../kit/use-keys.ts';
import { useWidth } from '../../kit/widths.ts';
import { useChange } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { isWorthWaiting } from '../../platform/reach/outbox.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Tasks.module.css';
import { useTaskOutbox } from './task-outbox.ts';
import { assigneeTexts, dueTexts, isLate, taskIcons, titleOf } from './task-text.ts';
import type { TaskAct } from './use-task-dialogs.tsx';

interface TaskRowsProps {
  tasks: readonly Task[];
  named?: boolean;
  onOpen: (act: TaskAct, task: Task) => void;
  onFollow?: () => void;
}

export function TaskRows({ tasks, named = true, onOpen, onFollow }: TaskRowsProps) {
  useRowShortcuts({ rows: onFollow === undefined ? tasks.length : 0 });
  return (
    <Card flush>
      <ul className={classes['rows']}>
        {tasks.map((task) => (
          <Row key={task.TaskId} task={task} named={named} onOpen={(act) => onOpen(act, task)} onFollow={onFollow} />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  task: Task;
  named: boolean;
  onOpen: (act: TaskAct) => void;
  onFollow: (() => void) | undefined;
}

function Row({ task, named, onOpen, onFollow }: RowProps) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const { queued, keep } = useTaskOutbox();
  const waits = queued.some(({ act }) => act.taskId === task.TaskId);
  const complete = useChange(completeTask, {
    quiet: true,
    onDone: () => toastDone({ title: t('members.taskDone') }),
    onRefused: (error) =>
      isWorthWaiting(error)
        ? keep({ taskId: task.TaskId, outcome: null })
        : toastError({ cause: 'task', title: t('members.taskNotDone'), message: refusalText(error) }),
  });
  const { Type, Receiver, CompletedAt } = task;
  const Icon = taskIcons[Type];
  const isOpen = CompletedAt === null && !waits;
  const late = isLate(task, today);
  const name = titleOf(task, named, t);
  const finish = () => complete.mutate({ params: { id: task.TaskId } });
  return (
    <li className={classes['row']} data-late={late} {...(onFollow === undefined && walkedRow)}>
      <span className={classes['icon']}>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
      </span>
      <span className={classes['names']}>
        {named && Receiver !== null ? (
          <Link to={pathTo('EditUser', Receiver.UserId)} onClick={onFollow}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        <span>{waits ? t('members.taskWaits') : wordsOf(task, named, late, t, formats)}</span>
      </span>
      {isOpen && Type === 'call' && <CallButton task={task} onCalled={() => onOpen('outcome')} />}
      {isOpen && Type === 'generic' && (
        <ActionIcon
          variant="default"
          className={classes['act']}
          aria-label={t('members.taskFinish', { name })}
          loading={complete.isPending}
          onClick={finish}
        >
          <IconCheck size={20} stroke={2} />
        </ActionIcon>
      )}
      <RowMenu
        label={t('kit.actionsOf', { name })}
        items={[
          ...(isOpen
            ? [
                { label: t('kit.edit'), icon: IconPencil, onClick: () => onOpen('edit') },
                ...(Type === 'generic'
                  ? []
                  : [
                      {
                        label: t(Type === 'call' ? 'members.taskDone' : 'members.taskEndStop'),
                        icon: IconCheck,
                        onClick: finish,
                      },
                    ]),
              ]
            : []),
          ...(waits ? [] : [{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onOpen('delete') }]),
        ]}
      />
    </li>
  );
}

/** The button is hidden without a telephone number and during a do-not-call. After the call the outcome is requested. */
function CallButton({ task: { Receiver }, onCalled }: { task: Task; onCalled: () => void }) {
  const t = useT();
  const isPhone = useWidth() === 'phone';
  if (Receiver === null || Receiver.DoNotCall) return null;
  const name = fullName(Receiver);
  const asks = t('members.taskWentOf', { name });
  if (Receiver.Phone === null)
    return isPhone ? (
      <ActionIcon variant="default" className={classes['act']} aria-label={asks} onClick={onCalled}>
        <IconPhoneCheck size={20} stroke={1.8} />
      </ActionIcon>
    ) : (
      <Button variant="default" aria-label={asks} onClick={onCalled}>
        {t('members.taskWent')}
      </Button>
    );
  return (
    <ActionIcon
      component="a"
      href={`tel:${Receiver.Phone.replace(/[^\d+]/g, '')}`}
      className={classes['act']}
      aria-label={t('members.taskCall', { name })}
      onClick={onCalled}
    >
      <IconPhone size={20} stroke={2} />
    </ActionIcon>
  );
}

function wordsOf(task: Task, named: boolean, late: boolean, t: Translate, formats: Formats): string {
  const { Type, Receiver, Outcome, CompletedAt } = task;
  const kind = [
    ...(named && Receiver !== null ? [titleOf(task, false, t)] : []),
    ...(Outcome === null ? [] : [t(`members.outcome-${Outcome}`)]),
  ];
  const when =
    CompletedAt === null
      ? dueTexts(task, late, t, formats)
      : [t('members.taskDoneOn', { date: formats.date(formats.dayOf(CompletedAt)) })];
  const isCall = Type === 'call' && CompletedAt === null && Receiver !== null;
  const phone = !isCall
    ? []
    : Receiver.DoNotCall
      ? [t('members.taskStopped')]
      : Receiver.Phone === null
        ? [t('members.taskNoPhone')]
        : [];
  return [...kind, ...when, ...assigneeTexts(task, t), ...phone].join(' · ');
}
