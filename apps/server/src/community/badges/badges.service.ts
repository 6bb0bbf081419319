import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Award, badgeSchema } from '@clubpulse/contract/community/badges';
import { badges } from '@clubpulse/contract/community/challenges';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { awardsOf } from './badges.facts.ts';

type BadgeView = z.infer<typeof badgeSchema>;

/** What somebody has for what she did. */
export const createBadges = ({ db }: { readonly db: Database }) => ({
  all: async (): Promise<BadgeView[]> => badges.map((_, place) => badgeOf(place + 1)),

  async ofUser(userId: UserId): Promise<Award[]> {
    const won = await awardsOf(db, userId).execute();
    return won.map(({ Tier, At, ...award }) => ({ ...award, ...badgeOf(Tier), At: At.toISOString() }));
  },
});

const badgeOf = (Tier: number): BadgeView => {
  const Badge = badges[Tier - 1];
  if (Badge === undefined) throw new Error(`no badge is of tier ${Tier}`);
  return { Badge, Name: Badge, ImageUri: `/badges/${Badge.toLowerCase()}.svg` };
};
