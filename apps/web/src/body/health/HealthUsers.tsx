import type { ScreenProps } from '../../platform/screen.ts';
import { HealthBoard } from './board/HealthBoard.tsx';
import { MemberHealth } from './MemberHealth.tsx';

/** Health of the athletes of a club, or of one of them with an id (spec 3 section 2, mockup o11). */
export default function HealthUsers({ id = '', action }: ScreenProps) {
  return /^[1-9]\d*$/.test(id) ? <MemberHealth userId={Number(id)} view={action} /> : <HealthBoard />;
}
