import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { certificates, policies, withoutAnswers } from '@clubpulse/world/documents';
import { createPolicies } from '../../clubs/policies/public.ts';
import { createExpirations } from '../../members/documents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import type { ClubPeople } from './club-people.ts';

const DAY_MS = 86_400_000;

export async function fileDocuments(db: Database, { clubId, members }: ClubPeople, manager: number, today: Date): Promise<void> {
  const agreed = createPolicies({ db });
  const ids: number[] = [];
  for (const { published, ...fields } of policies) {
    const { PolicyId } = await agreed.create(clubId, fields);
    if (!published) continue;
    expectAccepted(await agreed.setState(clubId, PolicyId, 'Published', manager));
    ids.push(PolicyId);
  }
  for (const [nickname, userId] of members) {
    if (!withoutAnswers.includes(nickname))
      expectAccepted(
        await agreed.answer(
          userId,
          ids.map((PolicyId) => ({ PolicyId, Acceptance: 'Accepted' })),
        ),
      );
    const left = nickname in certificates ? certificates[nickname] : 90 + (userId % 200);
    if (left === null || left === undefined) continue;
    const ends = addDays(dayIn(timeZone, today), left);
    const recorded = () => new Date(Date.parse(ends) - 364 * DAY_MS);
    const documents = createExpirations({ db, club: async () => ({ TimeZone: timeZone }), now: recorded });
    const certificate = { Type: 'MedicalCertificate', Title: '', ExpirationDate: ends, Notes: '' } as const;
    expectAccepted(await documents.create(clubId, userId, certificate, manager));
  }
}
