import type { ClubStation } from '@clubpulse/contract/workouts/circuits/circuits';
import type { Translate } from '../../../platform/phrases.ts';

export function screensText(t: Translate, stations: readonly ClubStation[], number: number | null): string {
  if (number === null) return t('circuits.noScreen');
  const found = stations.find(({ Station }) => Station === number);
  if (found === undefined) return t('circuits.notHere');
  return (found.Screens.length > 0 ? found.Screens : found.Bridges).map(({ Name }) => Name).join(', ');
}
