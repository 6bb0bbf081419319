import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { needsPublishConfirmation } from '@clubpulse/rules/calendar/classes/class-states';
import { type Icon, IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { BulkBar as Bar } from '../../../../kit/list/BulkBar.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { BatchResultText } from '../../acts/BatchResultText.tsx';
import { type BatchAct, useBatches } from '../../acts/use-batches.ts';

const BulkUpdate = lazyComponent(() => import('./BulkUpdate.tsx').then((it) => it.BulkUpdate));
const CloneClasses = lazyComponent(() => import('./CloneClasses.tsx').then((it) => it.CloneClasses));

interface BulkBarProps {
  chosen: readonly CalendarClass[];
  onSelect: (classIds: readonly number[]) => void;
}

const acts = [
  { act: 'publish', label: 'kit.publish', icon: IconEye },
  { act: 'unpublish', label: 'kit.unpublish', icon: IconEyeOff },
  { act: 'update', label: 'calendar.change', icon: IconPencil },
  { act: 'clone', label: 'kit.copy', icon: IconCopy },
  { act: 'delete', label: 'kit.delete', icon: IconTrash },
] as const satisfies readonly { act: BatchAct; label: string; icon: Icon }[];

export function BulkBar({ chosen, onSelect }: BulkBarProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const [openAct, setOpenAct] = useState<BatchAct | null>(null);
  const close = () => setOpenAct(null);
  const batches = useBatches(({ Refused }) => {
    close();
    onSelect(Refused.map((one) => one.ClassId));
  });
  const body = { ClubId, ClassIds: chosen.map((one) => one.ClassId) };
  const count = chosen.length;
  const groups = chosen.filter((one) => one.PublishState === 'Unpublished' && needsPublishConfirmation(one.ClassType)).length;
  const start = (act: BatchAct) => {
    batches.forget();
    if (act === 'publish' && groups === 0) batches.publish.mutate({ body });
    else if (act === 'unpublish') batches.unpublish.mutate({ body });
    else setOpenAct(act);
  };
  return (
    <>
      <Bar
        label={t('calendar.selection')}
        selected={count > 0 ? t('calendar.selected', { count }) : null}
        acts={acts.map(({ act, label, icon }) => ({ label: t(label), icon, disabled: batches.busy, onClick: () => start(act) }))}
        clear={{ label: t('kit.clearSelection'), onClick: () => onSelect([]) }}
        outcome={batches.outcome !== null && <BatchResultText outcome={batches.outcome} onClose={batches.forget} />}
      />
      <ConfirmDialog
        opened={openAct === 'publish'}
        title={t('calendar.publishMany', { count })}
        confirm={t('kit.publish')}
        busy={batches.busy}
        onConfirm={() => batches.publish.mutate({ body })}
        onClose={close}
      >
        {t('calendar.publishGroups', { count: groups })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={openAct === 'delete'}
        title={t('calendar.deleteMany', { count })}
        confirm={t('calendar.deleteManyAct', { count })}
        keep={t('calendar.keepThem')}
        danger
        busy={batches.busy}
        onConfirm={() => batches.delete.mutate({ body })}
        onClose={close}
      >
        {t('calendar.deleteManyText')}
      </ConfirmDialog>
      {openAct === 'clone' && (
        <CloneClasses
          count={count}
          onClose={close}
          onClone={(ShiftDays) => batches.clone.mutateAsync({ body: { ...body, ShiftDays } })}
        />
      )}
      {openAct === 'update' && (
        <BulkUpdate
          count={count}
          onClose={close}
          onUpdate={(Fields) => batches.update.mutateAsync({ body: { ...body, Fields } })}
        />
      )}
    </>
  );
}
