import type { BasicUser, User } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Audience, LeftOutReason, MessageChannel } from '@clubpulse/contract/office/messages';
import { languageSchema } from '@clubpulse/contract/scalars';
import { reach } from '@clubpulse/rules/office/messages/messages';
import { isOn, quietUntil, type StoredChannels } from '@clubpulse/rules/office/notifications/channels';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Candidate, candidates } from './messages.facts.ts';

type Person = Omit<Candidate, 'Language'> & Pick<User, 'Language'>;

/** Somebody it goes to, and on which ways. */
export interface Addressed {
  readonly person: Person;
  readonly ways: readonly MessageChannel[];
  /** When her quiet hours end, where they last. */
  readonly notBefore: Date | undefined;
}

interface AudienceParts {
  readonly consents: Pick<Consents, 'whoShares'>;
  readonly now?: () => Date;
}

/** Who is chosen, whom it reaches, and why not the others: the same for who counts and for who sends. */
export function createAudiences({ consents, now = () => new Date() }: AudienceParts) {
  return {
    async addressed(
      db: Queryable,
      caller: Caller,
      clubId: ClubId,
      timeZone: string,
      audience: Audience,
      channels: readonly MessageChannel[],
    ) {
      const at = now();
      const rows = await candidates(db, clubId, audience, { today: dayIn(timeZone, at), now: at });
      const all = rows.map((row): Person => ({ ...row, Language: languageSchema.parse(row.Language) }));
      const ids = channels.includes('Sms') ? all.map(({ UserId }) => UserId) : [];
      const sharing = await consents.whoShares(caller, clubId, ids, 'Contact', db);
      const reached: Addressed[] = [];
      const leftOut: { person: Person; reason: LeftOutReason }[] = [];
      for (const person of all) {
        const ways = reach(channels, readerOf(person, sharing.has(person.UserId)));
        if (typeof ways === 'string') leftOut.push({ person, reason: ways });
        else reached.push({ person, ways, notBefore: waitsUntil(person, ways, at) });
      }
      return { all, reached, leftOut };
    },

    basicOf: ({ UserId, Nickname, FirstMidName, LastName, PictureUri }: Person): BasicUser => ({
      UserId,
      Nickname,
      FirstMidName,
      LastName,
      PictureUri,
    }),
  };
}

function readerOf(person: Person, sharesContact: boolean) {
  const stored = person.NotificationSettings as StoredChannels;
  return {
    inApp: isOn(stored, 'Members', 'App'),
    byMail: isOn(stored, 'Members', 'Email'),
    emailConfirmed: person.EmailConfirmed,
    cameBack: person.CameBack,
    phone: person.Phone,
    sharesContact,
    doNotCall: person.DoNotCall,
  };
}

/** What stands in the app disturbs nobody. */
function waitsUntil({ QuietFrom, QuietUntil, TimeZone }: Person, ways: readonly MessageChannel[], now: Date): Date | undefined {
  return ways.some((way) => way !== 'App') ? quietUntil({ QuietFrom, QuietUntil }, now, TimeZone) : undefined;
}
