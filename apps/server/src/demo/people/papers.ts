import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { papers } from '@clubpulse/world/relations';
import { createConsents } from '../../accounts/consents/public.ts';
import { createFiles, type KeptFiles } from '../../members/files/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { made } from '../made.ts';
import type { ClubPeople } from './club-people.ts';

const DAY_MS = 86_400_000;

/** Files papers of members: what the club keeps about them, and what they show to it. */
export async function filePapers(
  db: Database,
  { clubId, members }: ClubPeople,
  manager: Caller,
  kept: Pick<KeptFiles, 'keep' | 'link'>,
  now: Date,
): Promise<void> {
  const today = dayIn(timeZone, now);
  for (const { nickname, daysAgo, Title, FileName, lines, isOfClub, endsIn } of papers) {
    const userId = members.get(nickname);
    if (userId === undefined) continue;
    const then = () => new Date(now.getTime() - daysAgo * DAY_MS);
    const files = createFiles({ db, kept, consents: createConsents({ db }), now: then });
    const sent = { File: Buffer.from(pdfOf(lines)).toString('base64'), FileName };
    const about = { Title, ValidUntil: endsIn === null ? null : addDays(today, endsIn) };
    made(
      isOfClub
        ? await files.addOfClubUser({ ...manager, isEditor: false }, clubId, userId, {
            ...sent,
            Data: { ...about, Shared: true },
          })
        : await files.add(userId, { ...sent, Data: { ...about, Kind: 'Health', ShownToClubId: clubId } }, userId),
    );
  }
}

/** A page of text as a PDF: the least that every reader opens. */
function pdfOf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 13 Tf 20 TL 72 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${file}${table}${end}`);
}
