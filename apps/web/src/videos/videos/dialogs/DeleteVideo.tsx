import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { deleteVideo } from '@clubpulse/contract/videos/videos/videos.calls';
import { useNavigate } from 'react-router';
import { DeletionDialog } from '../../../kit/dialog/DeletionDialog.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';

export function DeleteVideo({ video: { VideoId: videoId, Title: name }, onClose }: { video: Video; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  return (
    <DeletionDialog
      call={deleteVideo}
      input={{ params: { id, videoId } }}
      name={name}
      confirm={t('videos.delete')}
      onDeleted={() => void navigate(pathTo('VideoCollections'))}
      onClose={onClose}
    >
      {t('videos.deleteText')}
    </DeletionDialog>
  );
}
