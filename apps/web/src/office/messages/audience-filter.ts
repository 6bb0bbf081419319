import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { type Audience, type MessageChannel, NAMED_MAX, type ReaderFact } from '@clubpulse/contract/office/messages';

/** Whom a message goes to, as the filters hold it. */
export interface AudienceFilter {
  readonly stage: ClientStage | null;
  readonly subscription: number | null;
  readonly tag: number | null;
  readonly notSeen: number | null;
  /** Nobody but these; null: no such limit. */
  readonly only: readonly number[] | null;
}

export const everybody: AudienceFilter = { stage: null, subscription: null, tag: null, notSeen: null, only: null };

/** Those whom an address names, `5` or `5,7,9`; null where it names nobody. */
export function namedIn(address: string): readonly number[] | null {
  if (!/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(address)) return null;
  return [...new Set(address.split(',').map(Number))].slice(0, NAMED_MAX);
}

export const audienceOf = ({ stage, subscription, tag, notSeen, only }: AudienceFilter): Audience => ({
  ClientStage: stage,
  ClassSubscriptionId: subscription,
  ClubTagId: tag,
  NotSeenDays: notSeen,
  UserIds: [...(only ?? [])],
});

/** The filters of a stored audience. */
export const filterOf = ({ ClientStage, ClassSubscriptionId, ClubTagId, NotSeenDays, UserIds }: Audience): AudienceFilter => ({
  stage: ClientStage,
  subscription: ClassSubscriptionId,
  tag: ClubTagId,
  notSeen: NotSeenDays,
  only: UserIds.length === 0 ? null : UserIds,
});

/** The same as it is asked for; `facts`: what the text says of its readers. */
export const queryOf = (
  { stage, subscription, tag, notSeen, only }: AudienceFilter,
  channels: readonly MessageChannel[],
  facts: readonly ReaderFact[] = [],
) => ({
  ...(stage === null ? {} : { ClientStage: stage }),
  ...(subscription === null ? {} : { ClassSubscriptionId: String(subscription) }),
  ...(tag === null ? {} : { ClubTagId: String(tag) }),
  ...(notSeen === null ? {} : { NotSeenDays: notSeen }),
  ...(only === null ? {} : { UserIds: only.join() }),
  ...(facts.length === 0 ? {} : { Facts: facts.join() }),
  Channels: channels.join(','),
});
