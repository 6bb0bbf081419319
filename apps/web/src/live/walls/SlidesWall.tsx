import type { RosterMessage } from '@clubpulse/contract/live/frames';
import type { SlideshowRow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import type { Position } from '@clubpulse/rules/workouts/timeline/timeline';
import type { ReactNode } from 'react';
import { useCellValue } from '../../platform/cell.ts';
import { SlideScene, useCachedPictures } from '../../workouts/slideshows/public.ts';
import type { Board } from './board.ts';
import { clockIn } from './WallHeader.tsx';

interface SlidesWallProps {
  board: Board;
  room: RosterMessage;
  slideshow: SlideshowRow;
  position: Position;
  beside?: ReactNode;
}

export function SlidesWall({ board, room, slideshow: { Slides }, position, beside }: SlidesWallProps) {
  const pictureOf = useCachedPictures(Slides.map(({ PictureUri }) => PictureUri));
  const clock = useCellValue(board.clock, (at) => clockIn(room.timeZone).format(at));
  return (
    <SlideScene
      content={{ slides: Slides.map((slide) => ({ ...slide, PictureUri: pictureOf(slide.PictureUri) })) }}
      position={{ index: position.index % Slides.length }}
      bar={{ club: room.clubName, next: room.session?.name ?? room.roomName ?? undefined, clock }}
      {...(beside !== undefined && { beside })}
    />
  );
}
