import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { papers } from '@clubpulse/world/relations';
import { createConsents } from '../../accounts/consents/public.ts';
import { createFiles, type FileStorage } from '../../members/files/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { pdfOf } from '../../platform/pdf/pdf.ts';
import { expectAccepted } from '../expect-accepted.ts';
import type { ClubPeople } from './club-people.ts';

const DAY_MS = 86_400_000;

export async function filePapers(
  db: Database,
  { clubId, members }: ClubPeople,
  manager: Caller,
  storage: Pick<FileStorage, 'keep' | 'link'>,
  now: Date,
): Promise<void> {
  const today = dayIn(timeZone, now);
  for (const { nickname, daysAgo, Title, FileName, lines, isOfClub, endsIn } of papers) {
    const userId = members.get(nickname);
    if (userId === undefined) continue;
    const then = () => new Date(now.getTime() - daysAgo * DAY_MS);
    const files = createFiles({ db, storage, consents: createConsents({ db }), now: then });
    const sent = { File: Buffer.from(paperOf(Title, lines)).toString('base64'), FileName };
    const about = { Title, ValidUntil: endsIn === null ? null : addDays(today, endsIn) };
    expectAccepted(
      isOfClub
        ? await files.addOfClubUser({ ...manager, isEditor: false }, clubId, userId, {
            ...sent,
            Data: { ...about, Shared: true },
          })
        : await files.add(userId, { ...sent, Data: { ...about, Kind: 'Health', ShownToClubId: clubId } }, userId),
    );
  }
}

const paperOf = (title: string, lines: readonly string[]): Uint8Array =>
  pdfOf({ title, language: 'en', foot: title, blocks: lines.map((text) => ({ kind: 'text', text })) });
