import { getUserLive, listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { LiveNow } from './board.ports.ts';

export function boardRoutes(route: Routes, now: LiveNow, consents: Pick<Consents, 'sightOf' | 'logReads'>): void {
  route(listLiveAthletes, async ({ params }) => now.athletes(params.id));
  route(getUserLive, async ({ params, caller }) => {
    const heard = await now.user(params.id);
    const sight = heard && (await consents.sightOf(caller, params.id));
    if (!heard || !sight) return heard;
    const found = heartRatesIn(sight, heard.ClubId);
    if (found === 'nothing') return null;
    // In her own club a wall shows it.
    if (found !== 'outline') await consents.logReads(caller.UserId, params.id, [found]);
    return heard;
  });
}
