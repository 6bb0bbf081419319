import { type TrainerApp, trainerAppInputSchema } from '@clubpulse/contract/devices/apps';
import { requestAppCode } from '@clubpulse/contract/devices/apps.calls';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';

interface AddAppProps {
  clubId: number;
  onCode: (app: TrainerApp) => void;
  onClose: () => void;
}

export function AddApp({ clubId, onCode, onClose }: AddAppProps) {
  const t = useT();
  const form = useForm({ initial: { ClubId: clubId, Name: '' }, check: bySchema(trainerAppInputSchema) });
  const request = useChange(requestAppCode, { quiet: true, onDone: onCode });
  return (
    <DialogForm
      title={t('apps.app')}
      act={t('apps.add')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => request.mutateAsync({ body })}
      onClose={onClose}
    >
      <NameField
        description={t('apps.nameHint')}
        maxLength={60}
        value={form.values.Name}
        error={form.errors.Name}
        onChange={(Name) => form.set({ Name })}
      />
    </DialogForm>
  );
}
