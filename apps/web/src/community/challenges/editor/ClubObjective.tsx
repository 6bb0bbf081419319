import type { ScreenProps } from '../../../platform/screen.ts';
import { ChallengeEditor } from './ChallengeEditor.tsx';

export default function ClubObjective(props: ScreenProps) {
  return <ChallengeEditor {...props} kind="Goals" />;
}
