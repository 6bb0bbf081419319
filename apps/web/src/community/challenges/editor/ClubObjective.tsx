import type { ScreenProps } from '../../../platform/screen.ts';
import { ChallengeEditor } from './ChallengeEditor.tsx';

/** The editor of a challenge of goals, or `new`. */
export default function ClubObjective(props: ScreenProps) {
  return <ChallengeEditor {...props} kind="Goals" />;
}
