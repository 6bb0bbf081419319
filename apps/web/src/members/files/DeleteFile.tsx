import type { MemberFile } from '@clubpulse/contract/members/files/files';
import { deleteClubUserFile, deleteFile } from '@clubpulse/contract/members/files/files.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import type { Keeper } from './keeper.ts';

interface DeleteFileProps {
  file: MemberFile;
  keeper: Keeper;
  onClose: () => void;
}

const isSeenByOthers = ({ Club, ShownTo, Shared }: MemberFile): boolean => ShownTo !== null || (Club !== null && Shared);

export function DeleteFile({ file, keeper, onClose }: DeleteFileProps) {
  const t = useT();
  const { Title: name, FileId: fileId } = file;
  const after = { doneText: () => t('kit.deletedName', { name }), onClose };
  const own = useDialogAct(deleteFile, after);
  const ofClub = useDialogAct(deleteClubUserFile, after);
  const { isPending, error } = keeper.whose === 'self' ? own : ofClub;
  const { userId } = keeper;
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('files.delete')}
      busy={isPending}
      refusal={<Refusal words={error === null ? null : refusalText(error)} />}
      onConfirm={() =>
        keeper.whose === 'self'
          ? own.mutate({ params: { id: userId, fileId } })
          : ofClub.mutate({ params: { id: keeper.clubId, userId, fileId } })
      }
      onClose={onClose}
    >
      {t(isSeenByOthers(file) ? 'files.deleteTextSeen' : 'files.deleteText')}
    </ConfirmDialog>
  );
}
