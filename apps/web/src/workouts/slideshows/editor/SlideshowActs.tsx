import type { Slideshow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { deleteSlideshow } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog } from '../../../kit/dialog/DeleteDialog.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useDeletion } from '../../../kit/page/use-deletion.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';

interface SlideshowActsProps {
  slideshow: Slideshow;
  onDeleted: () => void;
}

export function SlideshowActs({ slideshow, onDeleted }: SlideshowActsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
  const { SlideshowId: slideshowId, Name: name } = slideshow;
  const remove = useDeletion(deleteSlideshow, { name, back: pathTo('ClubSlideShows'), onDeleted });
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
