import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { deleteVideo } from '@clubpulse/contract/videos/videos/videos.calls';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';

export function DeleteVideo({ video: { VideoId: videoId, Title: name }, onClose }: { video: Video; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const act = useDialogAct(deleteVideo, {
    doneText: () => t('kit.deletedName', { name }),
    onClose: () => {
      onClose();
      void navigate(pathTo('VideoCollections'));
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('videos.delete')}
      busy={act.isPending}
      refusal={<Refusal words={act.error === null ? null : refusalText(act.error)} />}
      onConfirm={() => act.mutate({ params: { id, videoId } })}
      onClose={onClose}
    >
      {t('videos.deleteText')}
    </ConfirmDialog>
  );
}
