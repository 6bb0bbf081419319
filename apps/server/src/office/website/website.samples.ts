import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly websiteCode: string;
  }
}

const settings = {
  Timetable: true,
  Store: true,
  Queues: true,
  FullNames: false,
  Rooms: [],
  Languages: ['it', 'en'],
  Members: true,
  Guests: true,
  GuestPrice: 1500,
  GuestMost: 2,
  Origins: ['https://club.example'],
  Paper: '#fffdf9',
  Text: '#2a1f18',
  Mark: '#a34a24',
} as const;

const letters = 'ACDEFGHJKM';
/** 24 characters, different in each club. */
const codeOf = (club: number): string =>
  [...String(club)]
    .map((digit) => letters[Number(digit)])
    .join('')
    .padStart(24, 'W');

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const websiteCode = codeOf(ClubId);
    await db
      .insertInto('club_websites')
      .values({ ClubId, Code: websiteCode, ...settings, Rooms: [], Languages: ['it', 'en'], Origins: [...settings.Origins] })
      .execute();
    return { websiteCode };
  },
  calls: ({ club, websiteCode: code, soonClass }) => ({
    'website.get': { params: { id: club }, answer: { Code: code, Script: expect.stringContaining('/widget.js') } },
    'website.save': { params: { id: club }, body: { ...settings, RowVersion: 0 }, answer: { ...settings, RowVersion: 1 } },
    'website.timetable': {
      params: { code },
      query: { Language: 'en' },
      answer: { Language: 'en', Look: { Mark: '#a34a24' }, Classes: expect.any(Array) },
    },
    'website.book': {
      params: { code },
      body: { ClassId: soonClass, Name: 'Paola Riva', Email: 'paola.riva@example.com', Language: 'it', Agreed: true },
      answer: { HeldUntil: expect.any(String), Hold: expect.any(String) },
    },
    'website.store': { params: { code }, query: {}, answer: { Language: 'it', Offers: expect.any(Array) } },
  }),
};
