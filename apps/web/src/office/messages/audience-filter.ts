import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import type { Audience, MessageChannel } from '@clubpulse/contract/office/messages';

/** Whom a message goes to, as the filters hold it. */
export interface AudienceFilter {
  readonly stage: ClientStage | null;
  readonly subscription: number | null;
  readonly tag: number | null;
  readonly notSeen: number | null;
  /** Nobody but this one. */
  readonly only: number | null;
}

export const everybody: AudienceFilter = { stage: null, subscription: null, tag: null, notSeen: null, only: null };

export const audienceOf = ({ stage, subscription, tag, notSeen, only }: AudienceFilter): Audience => ({
  ClientStage: stage,
  ClassSubscriptionId: subscription,
  ClubTagId: tag,
  NotSeenDays: notSeen,
  UserIds: only === null ? [] : [only],
});

/** The filters of a stored audience; of several people named one by one the first. */
export const filterOf = ({ ClientStage, ClassSubscriptionId, ClubTagId, NotSeenDays, UserIds }: Audience): AudienceFilter => ({
  stage: ClientStage,
  subscription: ClassSubscriptionId,
  tag: ClubTagId,
  notSeen: NotSeenDays,
  only: UserIds[0] ?? null,
});

/** The same as it is asked for. */
export const queryOf = ({ stage, subscription, tag, notSeen, only }: AudienceFilter, channels: readonly MessageChannel[]) => ({
  ...(stage === null ? {} : { ClientStage: stage }),
  ...(subscription === null ? {} : { ClassSubscriptionId: String(subscription) }),
  ...(tag === null ? {} : { ClubTagId: String(tag) }),
  ...(notSeen === null ? {} : { NotSeenDays: notSeen }),
  ...(only === null ? {} : { UserIds: String(only) }),
  Channels: channels.join(','),
});
