import type { Slideshow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { deleteSlideshow } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../../kit/dialog/DeleteDialog.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';

interface SlideshowActsProps {
  slideshow: Slideshow;
  onDeleted: () => void;
}

export function SlideshowActs({ slideshow, onDeleted }: SlideshowActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
  const { SlideshowId: slideshowId, Name: name } = slideshow;
  const remove = useChange(deleteSlideshow, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('kit.deletedName', { name }) });
      onDeleted();
      void navigate(pathTo('ClubSlideShows'), { replace: true });
    },
  });
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) }]}
      />
      {isAsking && (
        <DeleteDialog
          name={name}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id, slideshowId } })}
          onClose={() => setAsking(false)}
        >
          {t('slides.deleteText')}
        </DeleteDialog>
      )}
    </>
  );
}
