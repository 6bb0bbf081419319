import type { Translate } from '../../platform/phrases.ts';

/** How many percentage points more or fewer than before. */
export function changeWords(change: number, t: Translate): string {
  if (change === 0) return t('clubs.asBefore');
  return change > 0 ? t('clubs.pointsMore', { count: change }) : t('clubs.pointsFewer', { count: -change });
}
