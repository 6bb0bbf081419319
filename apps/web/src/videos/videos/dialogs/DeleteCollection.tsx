import type { VideoCollection } from '@clubpulse/contract/videos/videos/videos';
import { deleteVideoCollection } from '@clubpulse/contract/videos/videos/videos.calls';
import { DeletionDialog } from '../../../kit/dialog/DeletionDialog.tsx';
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
  return (
    <DeletionDialog
      call={deleteVideoCollection}
      input={{ params: { id, collectionId } }}
      name={name}
      confirm={t('videos.deletePlaylist')}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {t('videos.deletePlaylistText')}
    </DeletionDialog>
  );
}
