import { type DemoUser, demoUserUpdateSchema } from '@clubpulse/contract/devices/demo-users/demo-users';
import { updateDemoUser } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useT } from '../../../platform/phrases.ts';

export function NameGuest({ guest, onClose }: { guest: DemoUser; onClose: () => void }) {
  const t = useT();
  const { DemoAthleteId: id, Name, Model, Code, DisplayGroupId, IsOn } = guest;
  const form = useForm({ initial: { Name, Model, Code, DisplayGroupId, IsOn }, check: bySchema(demoUserUpdateSchema) });
  const update = useDialogAct(updateDemoUser, { doneText: (saved) => t('demo.saved', { name: saved.Name }), onClose });
  return (
    <DialogForm
      title={t('live.nameGuest')}
      act={t('kit.save')}
      form={form}
      save={(body) => update.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      <NameField
        description={t('demo.nameHint')}
        value={form.values.Name}
        error={form.errors.Name || form.refusal}
        onChange={(name) => form.set({ Name: name })}
      />
    </DialogForm>
  );
}
