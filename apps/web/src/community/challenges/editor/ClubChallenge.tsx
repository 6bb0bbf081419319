import type { ScreenProps } from '../../../platform/screen.ts';
import { ChallengeEditor } from './ChallengeEditor.tsx';

export default function ClubChallenge(props: ScreenProps) {
  return <ChallengeEditor {...props} kind="Tiers" />;
}
