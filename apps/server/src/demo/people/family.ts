import { navigli } from '@clubpulse/world/clubs';
import { families } from '@clubpulse/world/relations';
import { createFamilies } from '../../members/families/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { type ClubPeople, usersOf } from './club-people.ts';

export async function joinFamilies(db: Database, { clubId, members }: ClubPeople, manager: number): Promise<void> {
  const family = createFamilies({
    db,
    mail: { queue: async () => 0 },
    publicUrl: '',
    club: async () => ({ Name: navigli.name }),
    profiles: usersOf(db).profiles,
  });
  for (const [payer, nicknames] of Object.entries(families))
    for (const nickname of nicknames) {
      const [payerId, memberId] = [members.get(payer), members.get(nickname)];
      if (payerId === undefined || memberId === undefined) continue;
      expectAccepted(await family.askMember(clubId, payerId, memberId, manager));
      const [here] = (await family.ofUser(memberId)).filter(({ ClubId }) => ClubId === clubId);
      for (const { FamilyInvitationId } of here?.Offers ?? []) expectAccepted(await family.accept(memberId, FamilyInvitationId));
    }
}
