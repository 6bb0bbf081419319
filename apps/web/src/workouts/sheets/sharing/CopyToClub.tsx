import type { Club } from '@clubpulse/contract/clubs/clubs';
import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { cloneSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useT } from '../../../platform/phrases.ts';

interface Values {
  ClubId: string | null;
}
interface CopyToClubProps {
  sheet: Pick<WorkoutSheet, 'WorkoutSheetId' | 'Name'>;
  clubs: readonly Pick<Club, 'ClubId' | 'Name'>[];
  onClose: () => void;
}

const toChoose: Values = { ClubId: null };

export function CopyToClub({ sheet: { WorkoutSheetId, Name }, clubs, onClose }: CopyToClubProps) {
  const t = useT();
  const form = useForm({
    initial: toChoose,
    check: byRule<Values>(({ ClubId }) => (ClubId === null ? { ClubId: t('field-required') } : {})),
  });
  const clone = useDialogAct(cloneSheet, {
    doneText: ({ Name: name, ClubName: club }) => t('sheets.copiedTo', { name, club }),
    onClose,
  });
  return (
    <DialogForm
      title={t('sheets.copyToClub')}
      form={form}
      act={t('workouts.makeCopy')}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
      save={({ ClubId }) => clone.mutateAsync({ params: { id: WorkoutSheetId }, body: { ClubId: Number(ClubId), Name } })}
    >
      <ChoiceField
        label={t('sheets.toClub')}
        data={clubs.map((club) => ({ value: String(club.ClubId), label: club.Name }))}
        value={form.values.ClubId}
        error={form.errors.ClubId}
        onChange={(ClubId) => form.set({ ClubId })}
      />
    </DialogForm>
  );
}
