import { type DemoUser, demoUserUpdateSchema } from '@clubpulse/contract/devices/demo-users/demo-users';
import { updateDemoUser } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useT } from '../../../platform/phrases.ts';

export function NameGuest({ guest, onClose }: { guest: DemoUser; onClose: () => void }) {
  const t = useT();
  const { DemoAthleteId: id, Name, Model, Code, DisplayGroupId, IsOn } = guest;
  const form = useForm({ initial: { Name, Model, Code, DisplayGroupId, IsOn }, check: bySchema(demoUserUpdateSchema) });
  const update = useDialogAct(updateDemoUser, { said: (saved) => t('demo.saved', { name: saved.Name }), onClose });
  return (
    <DialogForm
      title={t('live.nameGuest')}
      act={t('kit.save')}
      form={form}
      save={(body) => update.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      <TextInput
        label={t('kit.name')}
        description={t('demo.nameHint')}
        data-autofocus
        withAsterisk
        value={form.values.Name}
        error={form.errors.Name || form.refusal}
        onChange={(event) => form.set({ Name: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
