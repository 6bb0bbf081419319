import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { aClass } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens, clubA }, rows }) => {
  const send = (ahead: number, Place?: { ClubId: number; DisplayGroupId: number | null }) =>
    provoke(
      server,
      sendOwnBeats,
      {
        params: { id: ids.neighbourA },
        token: tokens.neighbourA,
        body: { Begin: new Date(Date.now() + ahead).toISOString(), Beats: [140], ...(Place && { Place }) },
      },
      Place ? ['Place'] : [],
    );
  const ClassBegin = new Date(Date.now() - 600_000);
  const ClassId = await aClass(server.db, clubA, { Begin: ClassBegin, DisplayGroupId: rows.room });
  const seat = { Place: 'InSite', State: 'Booked', PaymentKind: 'Free' } as const;
  const row = {
    ClassId,
    UserId: ids.neighbourA,
    ClubId: clubA,
    ClassBegin,
    ClassEnd: new Date(ClassBegin.getTime() + 3_600_000),
  };
  await server.db
    .insertInto('class_participants')
    .values({ ...row, ...seat })
    .execute();
  return {
    OwnBeatsTimes: send(600_000),
    OwnPlaceNothingOn: send(-5000, { ClubId: clubA, DisplayGroupId: null }),
    OwnPlaceNotShared: send(-5000, { ClubId: clubA, DisplayGroupId: rows.room }),
  };
};
