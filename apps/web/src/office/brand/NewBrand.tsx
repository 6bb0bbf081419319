import { brandInputSchema, createBrand } from '@clubpulse/contract/clubs/brands.calls';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';

export function NewBrand({ onClose }: { onClose: () => void }) {
  const t = useT();
  const form = useForm({ initial: { Name: '' }, check: bySchema(brandInputSchema) });
  const create = useDialogAct(createBrand, { doneText: ({ Name }) => t('clubs.brandSaved', { name: Name }), onClose });
  return (
    <DialogForm
      title={t('clubs.newBrand')}
      act={t('clubs.newBrand')}
      form={form}
      save={(body) => create.mutateAsync({ body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <NameField maxLength={100} value={form.values.Name} error={form.errors.Name} onChange={(Name) => form.set({ Name })} />
    </DialogForm>
  );
}
