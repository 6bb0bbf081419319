import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Led } from './live-trainings.ports.ts';

interface Starting {
  readonly ClubId: ClubId;
  readonly TrainerName: string | null;
}

export function refuseLeading(led: Led, { ClubId, TrainerName }: Starting): Refusal {
  const trainer = TrainerName ?? '';
  return led.ClubId === ClubId
    ? refuse('LiveStartError', { values: { trainer, name: led.Name } })
    : refuse('LiveStartElsewhere', { values: { trainer } });
}
