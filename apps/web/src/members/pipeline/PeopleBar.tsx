import { type ClientStage, clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { TASKS_AT_ONCE } from '@clubpulse/contract/members/tasks/tasks';
import { IconArrowsExchange, IconChecklist, IconMessage, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TagPeople } from '../../clubs/tags/public.ts';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { TasksForEach } from '../tasks/public.ts';
import { ActResult } from './ActResult.tsx';
import classes from './MoveResult.module.css';
import { MoveResult } from './MoveResult.tsx';
import type { PeopleActs } from './use-people-acts.ts';

interface PeopleBarProps {
  clubId: number;
  label: string;
  selected: readonly number[];
  acts: PeopleActs;
  /** Absent when leads are not tracked, or no selected user is an athlete. */
  onMove?: ((to: ClientStage) => void) | undefined;
  onClear: () => void;
}

export function PeopleBar({ clubId, label, selected, acts, onMove, onClear }: PeopleBarProps) {
  const t = useT();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'task' | 'tag' | null>(null);
  const { moves, outcome, say, forget } = acts;
  const tooMany = selected.length > TASKS_AT_ONCE;
  const close = () => setOpened(null);
  const dialog = { clubId, userIds: selected, onClose: close };
  return (
    <>
      <BulkBar
        label={label}
        selected={selected.length === 0 ? null : t('members.selectedPeople', { count: selected.length })}
        acts={[
          ...(onMove === undefined
            ? []
            : [
                {
                  label: t('members.changeStage'),
                  icon: IconArrowsExchange,
                  disabled: tooMany || moves.isMoving,
                  items: clientStages.map((stage) => ({ label: t(`members.stage-${stage}`), onClick: () => onMove(stage) })),
                },
              ]),
          { label: t('members.taskNew'), icon: IconChecklist, disabled: tooMany, onClick: () => setOpened('task') },
          {
            label: t('members.message'),
            icon: IconMessage,
            disabled: tooMany,
            onClick: () => void navigate(pathTo('ClubMessages', selected.join())),
          },
          { label: t('messages.tag'), icon: IconTag, disabled: tooMany, onClick: () => setOpened('tag') },
        ]}
        clear={{
          label: t('kit.clearSelection'),
          onClick: () => {
            onClear();
            forget();
          },
        }}
        outcome={
          tooMany ? (
            <p className={classes['said']} role="status">
              {t('too-many-invitees')}
            </p>
          ) : outcome !== null ? (
            <ActResult acts={acts} />
          ) : (
            moves.outcome !== null && <MoveResult moves={moves} />
          )
        }
      />
      {opened === 'task' && <TasksForEach {...dialog} onDone={(written) => say({ kind: 'task', ...written })} />}
      {opened === 'tag' && <TagPeople {...dialog} onDone={(tagged) => say({ kind: 'tag', ...tagged })} />}
    </>
  );
}
