import { CIRCUIT, type CircuitsCloned } from '@clubpulse/contract/workouts/circuits/circuits';
import { batchCloneCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useClubs, useStaffClub } from '../../../platform/session.tsx';

interface CopyToClubsProps {
  ids: readonly number[];
  onCopied: (outcome: CircuitsCloned) => void;
  onClose: () => void;
}

export function CopyToClubs({ ids, onCopied, onClose }: CopyToClubsProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const { clubs } = useClubs();
  const form = useForm({
    initial: { ClubIds: [] as string[] },
    check: byRule<{ ClubIds: string[] }>(({ ClubIds }) => (ClubIds.length === 0 ? { ClubIds: t('field-required') } : {})),
  });
  const clone = useChange(batchCloneCircuits, {
    onDone: (outcome) => {
      onCopied(outcome);
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('circuits.copyToClubs')}
      form={form}
      act={t('kit.copy')}
      onClose={onClose}
      save={({ ClubIds }) =>
        clone.mutateAsync({ body: { ClubId, BridgeWorkoutIds: [...ids], ClubIds: ClubIds.slice(0, CIRCUIT.clubs).map(Number) } })
      }
    >
      <p>{t('circuits.copyText')}</p>
      <ChoicesField
        label={t('circuits.toClubs')}
        searchable
        data={clubs.map((club) => ({ value: String(club.ClubId), label: club.Name }))}
        value={form.values.ClubIds}
        error={form.errors.ClubIds}
        onChange={(next) => form.set({ ClubIds: next })}
      />
    </DialogForm>
  );
}
