import type { FileKind, MemberFile } from '@clubpulse/contract/members/files/files';
import { addClubUserFile, addFile, updateClubUserFile, updateFile } from '@clubpulse/contract/members/files/files.calls';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useT } from '../../platform/phrases.ts';
import type { Keeper } from './keeper.ts';

export interface FileValues {
  File: File | null;
  Title: string;
  Kind: FileKind;
  ValidUntil: string | null;
  ShownToClubId: number | null;
  Shared: boolean;
}

interface SaveFileParts {
  onRefused: () => void;
  onClose: () => void;
}

type Save = (values: FileValues) => Promise<MemberFile | null>;

export function useSaveFile(keeper: Keeper, file: MemberFile | undefined, { onRefused, onClose }: SaveFileParts): Save {
  const t = useT();
  const after = { doneText: ({ Title }: MemberFile) => t('kit.changesSaved', { name: Title }), onClose };
  const add = useDialogAct(addFile, after);
  const update = useDialogAct(updateFile, { ...after, onRefused });
  const addOfClub = useDialogAct(addClubUserFile, after);
  const updateOfClub = useDialogAct(updateClubUserFile, { ...after, onRefused });
  return ({ File: picked, Title, Kind, ValidUntil, ShownToClubId, Shared }) => {
    const { userId } = keeper;
    const values = { Title, ValidUntil };
    if (keeper.whose === 'self') {
      const body = { ...values, Kind, ShownToClubId };
      if (file !== undefined)
        return update.mutateAsync({
          params: { id: userId, fileId: file.FileId },
          body: { ...body, RowVersion: file.RowVersion },
        });
      return picked === null ? Promise.resolve(null) : add.mutateAsync({ params: { id: userId }, body: formOf(picked, body) });
    }
    const params = { id: keeper.clubId, userId };
    const body = { ...values, Shared };
    if (file !== undefined)
      return updateOfClub.mutateAsync({
        params: { ...params, fileId: file.FileId },
        body: { ...body, RowVersion: file.RowVersion },
      });
    return picked === null ? Promise.resolve(null) : addOfClub.mutateAsync({ params, body: formOf(picked, body) });
  };
}

/** The call declares JSON, but its layer sends FormData unchanged. */
function formOf<Upload>(file: File, data: object): Upload {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  form.set('file', file, file.name);
  return form as unknown as Upload;
}
