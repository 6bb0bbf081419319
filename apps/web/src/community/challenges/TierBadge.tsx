import { useT } from '../../platform/phrases.ts';
import { medalLabels } from './challenge-text.ts';

interface TierBadgeProps {
  readonly badge: keyof typeof medalLabels;
  /** Size in pixels. */
  readonly size?: number;
}

export function TierBadge({ badge, size = 36 }: TierBadgeProps) {
  const t = useT();
  const words = t('challenges.badgeOf', { medal: t(medalLabels[badge]) });
  return <img src={`/badges/${badge.toLowerCase()}.svg`} alt={words} title={words} width={size} height={size} />;
}
