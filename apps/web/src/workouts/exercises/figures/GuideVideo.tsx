import { playExerciseGuide } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { Guide } from '@clubpulse/contract/workouts/exercises/guides';
import { change } from '../../../platform/api.ts';
import { Player } from '../../../videos/videos/public.ts';

export function GuideVideo({ guide: { ClubId: id, ExerciseId: exerciseId, Video } }: { guide: Guide }) {
  if (Video === null) return null;
  return (
    <Player
      key={Video.VideoId}
      title={Video.Title}
      source={Video.Source}
      preview={Video.PreviewUri}
      seconds={Video.Seconds}
      open={() => change(playExerciseGuide, { params: { id, exerciseId } }, { quiet: true })}
    />
  );
}
