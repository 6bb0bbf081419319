import type { UserId } from '@clubpulse/contract/accounts/users';
import { type Award, type Badge, badgeKeys } from '@clubpulse/contract/community/badges';
import { badges as medals } from '@clubpulse/contract/community/challenges';
import type { Language } from '@clubpulse/contract/scalars';
import type { Database } from '../../platform/database/database.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import { type ChallengeReader, seenAmong } from '../challenges/public.ts';
import { badgesOf } from './badges.facts.ts';

const all = [...badgeKeys, ...medals];

const badgeIn = (language: Language, badge: Badge['Badge']): Badge => ({
  Badge: badge,
  Name: phrase(language, `badge.${badge}`),
  Description: phrase(language, `badge.${badge}.for`),
  ImageUri: `/badges/${badge.toLowerCase()}.svg`,
});

export const createBadges = ({ db }: { readonly db: Database }) => ({
  all: (language: Language): Badge[] => all.map((badge) => badgeIn(language, badge)),

  async ofUser(userId: UserId, language: Language, caller: ChallengeReader): Promise<Award[]> {
    const rows = await badgesOf(db, userId);
    const seen = await seenAmong(
      db,
      rows.flatMap(({ ChallengeId }) => ChallengeId ?? []),
      caller,
    );
    return rows.map(({ Badge: earned, Tier, Day, ChallengeId, Title, Credits }) => {
      const badge = earned ?? medals[(Tier ?? 0) - 1];
      if (badge === undefined) throw new Error(`There is no medal of tier ${Tier}.`);
      return {
        ...badgeIn(language, badge),
        Day,
        Challenge:
          ChallengeId === null ? null : { ChallengeId, Title: Title ?? '', Credits: Credits ?? 0, Seen: seen.has(ChallengeId) },
      };
    });
  },
});
