import type { VideoCollection } from '@clubpulse/contract/videos/videos/videos';
import { deleteVideoCollection } from '@clubpulse/contract/videos/videos/videos.calls';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';

interface DeleteCollectionProps {
  readonly collection: VideoCollection;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteCollection({ collection, onClose, onDeleted }: DeleteCollectionProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { VideoCollectionId: collectionId, Title: name } = collection;
  const act = useDialogAct(deleteVideoCollection, {
    doneText: () => t('kit.deletedName', { name }),
    onClose: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('videos.deletePlaylist')}
      busy={act.isPending}
      refusal={<Refusal words={act.error === null ? null : refusalText(act.error)} />}
      onConfirm={() => act.mutate({ params: { id, collectionId } })}
      onClose={onClose}
    >
      {t('videos.deletePlaylistText')}
    </ConfirmDialog>
  );
}
