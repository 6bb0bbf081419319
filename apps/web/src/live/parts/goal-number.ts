import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export const goalNumber = (together: number, goal: number, t: Translate, formats: Formats) => ({
  label: t('ownLive.goal', { points: formats.number(together), goal: formats.number(goal) }),
  value: formats.percent(Math.min(100, Math.floor((together / goal) * 100))),
});
