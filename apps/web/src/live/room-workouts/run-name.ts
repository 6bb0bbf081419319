import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { useT } from '../../platform/phrases.ts';

export function useRunName(): (run: Pick<RoomWorkout, 'Content'>) => string {
  const t = useT();
  return ({ Content }) => {
    if (Content.Kind === 'Circuit') return Content.Circuit.Name;
    if (Content.Kind === 'Timer') return Content.Timer.Name;
    if (Content.Kind === 'Flow') return Content.Flow.Name;
    if (Content.Kind === 'Slideshow') return Content.Slideshow.Name;
    return Content.Timer.Text === '' ? t(`run.type.${Content.Timer.Type}`) : Content.Timer.Text;
  };
}
