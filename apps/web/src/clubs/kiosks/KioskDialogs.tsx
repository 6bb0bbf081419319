import { type Kiosk, type KioskCode, kioskInputSchema } from '@clubpulse/contract/clubs/kiosks';
import { createKiosk, deleteKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

interface AddKioskProps {
  clubId: number;
  onCode: (coded: KioskCode) => void;
  onClose: () => void;
}

export function AddKiosk({ clubId, onCode, onClose }: AddKioskProps) {
  const t = useT();
  const form = useForm({ initial: { ClubId: clubId, Name: '' }, check: bySchema(kioskInputSchema) });
  const create = useChange(createKiosk, {
    quiet: true,
    onDone: (coded) => {
      onClose();
      onCode(coded);
    },
  });
  return (
    <DialogForm
      title={t('clubs.kioskAdd')}
      act={t('clubs.kioskAdd')}
      form={form}
      save={(body) => create.mutateAsync({ body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <NameField
        description={t('clubs.kioskNameHint')}
        maxLength={60}
        value={form.values.Name}
        error={form.errors.Name}
        onChange={(Name) => form.set({ Name })}
      />
    </DialogForm>
  );
}

export function DeleteKiosk({ kiosk, onClose }: { kiosk: Kiosk; onClose: () => void }) {
  const t = useT();
  const name = kiosk.Name;
  const remove = useDialogAct(deleteKiosk, { doneText: () => t('kit.deletedName', { name }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      confirm={t('clubs.kioskDelete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: kiosk.KioskId } })}
      onClose={onClose}
    >
      {t('clubs.kioskDeleteText')}
    </ConfirmDialog>
  );
}
