import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { asksBeforePublishing } from '@clubpulse/rules/calendar/classes/class-states';
import { type Icon, IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import { FootBar } from '../../../../kit/edit/FootBar.tsx';
import { later } from '../../../../kit/later.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { BatchWords } from '../../acts/BatchWords.tsx';
import { type BatchAct, useBatches } from '../../acts/use-batches.ts';

const BulkUpdate = later(() => import('./BulkUpdate.tsx').then((it) => it.BulkUpdate));
const CloneClasses = later(() => import('./CloneClasses.tsx').then((it) => it.CloneClasses));

interface BulkBarProps {
  /** Each class once. */
  chosen: readonly CalendarClass[];
  onSelect: (classIds: readonly number[]) => void;
}

const acts = [
  { act: 'publish', label: 'kit.publish', icon: IconEye },
  { act: 'unpublish', label: 'kit.unpublish', icon: IconEyeOff },
  { act: 'update', label: 'calendar.change', icon: IconPencil },
  { act: 'clone', label: 'calendar.clone', icon: IconCopy },
  { act: 'delete', label: 'kit.delete', icon: IconTrash },
] as const satisfies readonly { act: BatchAct; label: string; icon: Icon }[];

/** What can be done with the selected classes, and what it did to which. */
export function BulkBar({ chosen, onSelect }: BulkBarProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const [asked, setAsked] = useState<BatchAct | null>(null);
  const close = () => setAsked(null);
  // What refused stays selected: that is what there is to look at.
  const batches = useBatches(({ Refused }) => {
    close();
    onSelect(Refused.map((one) => one.ClassId));
  });
  const body = { ClubId, ClassIds: chosen.map((one) => one.ClassId) };
  const count = chosen.length;
  const groups = chosen.filter((one) => one.PublishState === 'Unpublished' && asksBeforePublishing(one.ClassType)).length;
  const start = (act: BatchAct) => {
    batches.forget();
    if (act === 'publish' && groups === 0) batches.publish.mutate({ body });
    else if (act === 'unpublish') batches.unpublish.mutate({ body });
    else setAsked(act);
  };
  return (
    <>
      {(count > 0 || batches.outcome !== null) && (
        <FootBar
          label={t('calendar.selection')}
          above={batches.outcome !== null && <BatchWords outcome={batches.outcome} onClose={batches.forget} />}
        >
          {count > 0 && (
            <>
              <b aria-live="polite">{t('calendar.selected', { count })}</b>
              {acts.map(({ act, label, icon: ActIcon }) => (
                <button key={act} type="button" disabled={batches.busy} onClick={() => start(act)}>
                  <ActIcon size={17} stroke={1.8} aria-hidden="true" />
                  {t(label)}
                </button>
              ))}
              <button type="button" aria-label={t('calendar.clearSelection')} onClick={() => onSelect([])}>
                <IconX size={18} stroke={1.8} />
              </button>
            </>
          )}
        </FootBar>
      )}
      <ConfirmDialog
        opened={asked === 'publish'}
        title={t('calendar.publishMany', { count })}
        confirm={t('kit.publish')}
        busy={batches.busy}
        onConfirm={() => batches.publish.mutate({ body })}
        onClose={close}
      >
        {t('calendar.publishGroups', { count: groups })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
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
      {asked === 'clone' && (
        <CloneClasses
          count={count}
          busy={batches.busy}
          onClose={close}
          onClone={(ShiftDays) => batches.clone.mutate({ body: { ...body, ShiftDays } })}
        />
      )}
      {asked === 'update' && (
        <BulkUpdate
          count={count}
          busy={batches.busy}
          onClose={close}
          onUpdate={(Fields) => batches.update.mutate({ body: { ...body, Fields } })}
        />
      )}
    </>
  );
}
