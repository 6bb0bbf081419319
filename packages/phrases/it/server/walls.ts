import type { walls as en } from '../../en/server/walls.ts';
import type { Translated } from '../../phrases.ts';

export const walls: Translated<typeof en> = {
  'live.guest': 'Ospite',
};
