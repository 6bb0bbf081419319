import { refuse } from '@clubpulse/contract/errors';
import { getUserLive, type LiveAthlete, listLiveAthletes, setLiveShown } from '@clubpulse/contract/live/board.calls';
import { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { LiveNow } from './board.ports.ts';

type Sights = Pick<Consents, 'sightOf' | 'isStaff' | 'logReads' | 'sharingUsers'>;

export function boardRoutes(route: Routes, now: LiveNow, consents: Sights): void {
  route(listLiveAthletes, async ({ params, caller }) => {
    const athletes = await now.athletes(params.id);
    // An administrator who is not staff may check the wall, but gets no heart rates (decision 0020).
    if (!(await consents.isStaff(caller, params.id))) return athletes.map(withoutHeart);
    const sharing = await consents.sharingUsers(
      caller,
      params.id,
      athletes.map(({ UserId }) => UserId),
      'HeartRate',
    );
    return athletes.map((one) => (one.UserId === caller.UserId || sharing.has(one.UserId) ? one : withoutHeart(one)));
  });
  route(setLiveShown, async ({ params, body }) =>
    (await now.setShown(params.id, params.userId, body.Shown)) ? undefined : refuse('NotFound'),
  );
  route(getUserLive, async ({ params, caller }) => {
    const received = await now.user(params.id);
    const sight = received && (await consents.sightOf(caller, params.id));
    if (!received || !sight) return received;
    const found = heartRatesIn(sight, received.ClubId);
    if (found === 'nothing') return null;
    // `outline` means that this club may not see the heart rate. Reading a single athlete is logged; showing a wall is not.
    if (found === 'outline') return withoutHeart(received);
    await consents.logReads(caller.UserId, params.id, [found]);
    return received;
  });
}

const withoutHeart = <Athlete extends LiveAthlete>(athlete: Athlete): Athlete => ({
  ...athlete,
  HeartRate: null,
  Percent: null,
  Zone: null,
});
