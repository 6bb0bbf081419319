import type { ScreenProps } from '../../platform/screen.ts';
import { HealthBoard } from './board/HealthBoard.tsx';
import { MemberHealth } from './MemberHealth.tsx';

export default function HealthUsers({ id = '', action }: ScreenProps) {
  return /^[1-9]\d*$/.test(id) ? <MemberHealth userId={Number(id)} view={action} /> : <HealthBoard />;
}
