import { type ClubLicense, licenseNames } from '@clubpulse/contract/clubs/licenses/licenses';
import { deleteLicense } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

export function DeleteLicense({ license, onClose }: { license: ClubLicense; onClose: () => void }) {
  const t = useT();
  const remove = useDialogAct(deleteLicense, { doneText: () => t('clubs.lic.deletedOne'), onClose });
  const { ClubId, ClubLicenseId, Name } = license;
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name: licenseNames[Name] })}
      confirm={t('clubs.lic.delete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: ClubId, licenseId: ClubLicenseId } })}
      onClose={onClose}
    >
      {t('clubs.lic.deleteText')}
    </ConfirmDialog>
  );
}
