import type { Translate } from '../../platform/phrases.ts';

export function changeText(change: number, t: Translate): string {
  if (change === 0) return t('clubs.asBefore');
  return change > 0 ? t('clubs.pointsMore', { count: change }) : t('clubs.pointsFewer', { count: -change });
}
