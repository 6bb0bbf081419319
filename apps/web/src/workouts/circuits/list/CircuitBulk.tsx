import type { CircuitRow, CircuitsCloned } from '@clubpulse/contract/workouts/circuits/circuits';
import { CIRCUIT } from '@clubpulse/contract/workouts/circuits/circuits';
import { batchDeleteCircuits, batchPublishCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { IconCopy, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { BulkBar } from '../../../kit/list/BulkBar.tsx';
import { useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import type { BulkProps } from '../../parts/LibraryList.tsx';
import { CopiesMade } from './CopiesMade.tsx';
import { CopyToClubs } from './CopyToClubs.tsx';

export function CircuitBulk({ shown, chosen, onChange }: BulkProps<CircuitRow>) {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [copied, setCopied] = useState<CircuitsCloned | null>(null);
  const ids = [...chosen].slice(0, CIRCUIT.batch);
  const done = () => {
    onChange(new Set());
    setAsking(false);
  };
  const publish = useChange(batchPublishCircuits, {
    onDone: ({ Done }, { body: { Published } }) => {
      toastDone({ title: t(Published ? 'workouts.publishedSome' : 'workouts.unpublishedSome', { count: Done.length }) });
      done();
    },
  });
  const remove = useChange(batchDeleteCircuits, {
    onDone: ({ Done }) => {
      toastDone({ title: t('circuits.deletedSome', { count: Done.length }) });
      done();
    },
  });
  const busy = publish.isPending || remove.isPending;
  const setPublished = (Published: boolean) => publish.mutate({ body: { ClubId, BridgeWorkoutIds: ids, Published } });
  return (
    <>
      <BulkBar
        label={t('circuits.circuits')}
        selected={chosen.size === 0 ? null : t('workouts.selected', { count: chosen.size, number: formats.number(chosen.size) })}
        acts={[
          { label: t('kit.publish'), icon: IconEye, disabled: busy, onClick: () => setPublished(true) },
          { label: t('kit.unpublish'), icon: IconEyeOff, disabled: busy, onClick: () => setPublished(false) },
          { label: t('circuits.copyToClubs'), icon: IconCopy, disabled: busy, onClick: () => setCopying(true) },
          { label: t('kit.delete'), icon: IconTrash, disabled: busy, onClick: () => setAsking(true) },
        ]}
        clear={{
          label: t('kit.clearSelection'),
          onClick: () => {
            onChange(new Set());
            setCopied(null);
          },
        }}
        outcome={copied !== null && <CopiesMade outcome={copied} names={shown} />}
      />
      {isAsking && (
        <ConfirmDialog
          opened
          danger
          title={t('circuits.deleteSome', { count: ids.length })}
          keep={t('kit.keepIt')}
          confirm={t('kit.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ body: { ClubId, BridgeWorkoutIds: ids } })}
          onClose={() => setAsking(false)}
        >
          {t('circuits.deleteText')}
        </ConfirmDialog>
      )}
      {isCopying && (
        <CopyToClubs
          ids={ids}
          onCopied={(outcome) => {
            setCopied(outcome);
            onChange(new Set());
          }}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}
