import type { ScreenProps } from '../../../platform/screen.ts';
import { ChallengeEditor } from './ChallengeEditor.tsx';

/** The editor of a challenge whose athletes have places, or `new`. */
export default function ClubChallenge(props: ScreenProps) {
  return <ChallengeEditor {...props} kind="Tiers" />;
}
