import type { Loss } from '@clubpulse/contract/members/membership';
import { useT } from '../../platform/phrases.ts';

interface LastManagerProps {
  loss: Loss | undefined;
  name?: string | undefined;
}

export function LastManager({ loss, name }: LastManagerProps) {
  const t = useT();
  if (loss?.LeavesNoManager !== true) return null;
  return <p>{name === undefined ? t('members.ownLastManager') : t('members.lastManager', { name })}</p>;
}
