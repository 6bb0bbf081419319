import type { ScreenProps } from '../../platform/screen.ts';
import { HealthBoard } from './board/HealthBoard.tsx';
import { MemberHealth } from './MemberHealth.tsx';

/** How the athletes of the club slept and are, or with an id one of them (spec 3 section 2, mockup o11). */
export default function HealthUsers({ id = '', action }: ScreenProps) {
  // What is no id names nobody.
  return /^[1-9]\d*$/.test(id) ? <MemberHealth userId={Number(id)} view={action} /> : <HealthBoard />;
}
