import type { Slideshow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { deleteSlideshow } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { ScreenDeletion } from '../../../kit/page/ScreenDeletion.tsx';
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
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) }]}
      />
      {isAsking && (
        <ScreenDeletion
          call={deleteSlideshow}
          input={{ params: { id, slideshowId } }}
          name={name}
          back={pathTo('ClubSlideShows')}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        >
          {t('slides.deleteText')}
        </ScreenDeletion>
      )}
    </>
  );
}
