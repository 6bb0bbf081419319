import type { User } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type Audience,
  type AudienceCount,
  leftOutReasons,
  type MessageChannel,
  messageChannels,
  NAMES_SHOWN,
  READERS_SHOWN,
  type ReaderFact,
  type ReaderFacts,
  readerFacts,
} from '@clubpulse/contract/office/messages';
import type * as calls from '@clubpulse/contract/office/messages.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { isUnlimited } from '@clubpulse/rules/clubs/licenses/licenses';
import { isWithout } from '@clubpulse/rules/office/messages/messages';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { Addressed, createAudiences } from './messages.checks.ts';
import { noFacts } from './messages.facts.ts';
import type { DraftPorts } from './messages.ports.ts';
import { factTexts } from './messages.present.ts';

export interface MessageParts {
  readonly db: Database;
  readonly club: (clubId: ClubId, via?: Queryable) => Promise<{ readonly Name: string; readonly TimeZone: string } | undefined>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly audiences: ReturnType<typeof createAudiences>;
  readonly licenses: Pick<Licenses, 'ofClub' | 'refuseAdding'>;
  readonly sms: Pick<Sms, 'available'>;
  readonly drafts: DraftPorts;
  readonly now?: () => Date;
}

export type Ready = Required<MessageParts>;

async function smsLeft({ licenses }: Ready, clubId: ClubId): Promise<number | null> {
  const state = await licenses.ofClub(clubId);
  const usage = isRefusal(state) ? undefined : state.Usage.find(({ Resource }) => Resource === 'Sms');
  if (usage === undefined) return 0;
  return isUnlimited(usage.Limit) ? null : Math.max(0, usage.Limit - (usage.Used ?? 0));
}

export async function audience(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  query: QueryOf<typeof calls.countAudience>,
): Promise<AudienceCount | Refusal> {
  const known = await parts.club(clubId);
  if (!known) return refuse('NotFound');
  const channels = messageChannels.filter((channel) => query.Channels.split(',').includes(channel));
  const wanted = audienceIn(query);
  const { chosen, reached, leftOut } = await parts.audiences.addressed(
    parts.db,
    caller,
    clubId,
    known.TimeZone,
    wanted,
    channels,
  );
  const usedFacts = readerFacts.filter((fact) => query.Facts?.split(',').includes(fact));
  const ids = reached.map(({ person }) => person.UserId);
  const facts = await parts.audiences.facts(parts.db, clubId, known.TimeZone, ids, usedFacts);
  const factsTo = ({ person }: Addressed) => facts.get(person.UserId) ?? noFacts;
  const by = (channel: MessageChannel) => reached.filter((one) => one.ways.includes(channel)).length;
  return {
    Chosen: chosen,
    Reached: reached.length,
    App: by('App'),
    Email: by('Email'),
    Sms: by('Sms'),
    Later: reached.filter(({ notBefore }) => notBefore !== undefined).length,
    Languages: languages.flatMap((Language) => {
      const speaking = reached.filter(({ person }) => person.Language === Language);
      const bySms = speaking.filter(({ ways }) => ways.includes('Sms')).length;
      const Readers = speaking.slice(0, READERS_SHOWN).map((one) => ({
        ...parts.audiences.basicOf(one.person),
        Says: wordsFor(usedFacts, factsTo(one), one.person),
      }));
      return speaking.length === 0 ? [] : [{ Language, Count: speaking.length, Sms: bySms, Readers }];
    }),
    LeftOut: leftOutReasons.flatMap((Reason) => {
      const out = leftOut.filter(({ reason }) => reason === Reason);
      const People = out.slice(0, NAMES_SHOWN).map(({ person }) => person);
      return out.length === 0 ? [] : [{ Reason, Count: out.length, People }];
    }),
    Without: usedFacts.flatMap((Fact) => {
      const without = reached.filter((one) => isWithout(Fact, factsTo(one)));
      const People = without.slice(0, NAMES_SHOWN).map(({ person }) => parts.audiences.basicOf(person));
      return without.length === 0 ? [] : [{ Fact, Count: without.length, People }];
    }),
    Named: wanted.UserIds.length > 0 ? reached.slice(0, NAMES_SHOWN).map(({ person }) => parts.audiences.basicOf(person)) : [],
    SmsLeft: await smsLeft(parts, clubId),
    SmsAvailable: parts.sms.available,
  };
}

function audienceIn(query: QueryOf<typeof calls.countAudience>): Audience {
  const { ClientStage = null, ClassSubscriptionId = null, ClubTagId = null, NotSeenDays = null, ClassId = null } = query;
  const { UserIds = [], NotStage = null, NotUserIds = [] } = query;
  return { ClientStage, ClassSubscriptionId, ClubTagId, NotSeenDays, ClassId, UserIds, NotStage, NotUserIds };
}

/** All languages are checked, because the member may get the message in another language than their own. */
function wordsFor(wanted: readonly ReaderFact[], facts: ReaderFacts, person: Addressed['person']) {
  const inLanguage = (language: Language) => {
    const words = factTexts(facts, language, person);
    return Object.fromEntries(wanted.map((fact) => [fact, words[fact]]));
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)]));
}
