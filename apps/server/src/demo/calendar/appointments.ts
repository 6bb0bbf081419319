import { trainerHours } from '@clubpulse/world/appointments';
import { timeZone } from '@clubpulse/world/clubs';
import { subscriptionTypes } from '@clubpulse/world/prices';
import { createSubscriptionTypes } from '../../billing/subscription-types/public.ts';
import { createAvailabilities } from '../../calendar/appointments/public.ts';
import { createRooms } from '../../devices/rooms/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { callerOf } from '../people/club-people.ts';
import { clubIdsOf } from '../people/ids.store.ts';

export async function openAvailabilities(db: Database): Promise<void> {
  const clubIds = await clubIdsOf(
    db,
    trainerHours.map(({ club }) => club),
  );
  for (const { trainer, club, room, pays, ...availability } of trainerHours) {
    const ClubId = clubIds.get(club);
    const caller = await callerOf(db, trainer.email);
    if (ClubId === undefined || caller === undefined) continue;
    const rooms = await createRooms({ db }).ofClub(ClubId);
    const types = await createSubscriptionTypes({ db }).ofClub(ClubId);
    const names = new Set(pays.map((key) => subscriptionTypes[key].Name));
    const availabilities = createAvailabilities({ db, club: async () => ({ ClubId, BrandId: null, TimeZone: timeZone }) });
    expectAccepted(
      await availabilities.save(caller, ClubId, caller.UserId, {
        ...availability,
        Hours: [...availability.Hours],
        DisplayGroupId: rooms.find(({ Name }) => Name === room)?.DisplayGroupId ?? null,
        ClassSubscriptionIds: types.filter(({ Name }) => names.has(Name)).map((type) => type.ClassSubscriptionId),
        RowVersion: 0,
      }),
    );
  }
}
