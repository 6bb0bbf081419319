import type { MemberFile } from '@clubpulse/contract/members/files/files';
import { deleteClubUserFile, deleteFile } from '@clubpulse/contract/members/files/files.calls';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
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
  const { userId } = keeper;
  const dialog = { name, confirm: t('files.delete'), onClose };
  const text = t(isSeenByOthers(file) ? 'files.deleteTextSeen' : 'files.deleteText');
  return keeper.whose === 'self' ? (
    <DeletionDialog call={deleteFile} input={{ params: { id: userId, fileId } }} {...dialog}>
      {text}
    </DeletionDialog>
  ) : (
    <DeletionDialog call={deleteClubUserFile} input={{ params: { id: keeper.clubId, userId, fileId } }} {...dialog}>
      {text}
    </DeletionDialog>
  );
}
