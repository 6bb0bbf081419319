import { getWebsiteTimetable } from '@clubpulse/contract/office/website/website.calls';
import type { Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const code = 'A'.repeat(24);
  await server.db
    .insertInto('club_websites')
    .values({
      ClubId: world.clubA2,
      Code: code,
      Timetable: true,
      Store: false,
      Queues: true,
      FullNames: false,
      Rooms: [],
      Languages: ['en'],
      Members: true,
      Guests: false,
      GuestPrice: 0,
      GuestMost: 1,
      Origins: ['https://club.example'],
      Paper: '#ffffff',
      Text: '#000000',
      Mark: '#000000',
    })
    .onConflict((stored) => stored.doNothing())
    .execute();
  return {
    SiteNotAllowed: {
      call: getWebsiteTimetable,
      ask: async (language) => {
        const headers = { 'accept-language': language, origin: 'https://other.example' };
        const { statusCode, headers: sent, body } = await server.app.inject({ url: `/api/website/${code}/timetable`, headers });
        return { status: statusCode, type: String(sent['content-type']), text: body };
      },
    },
  };
};
