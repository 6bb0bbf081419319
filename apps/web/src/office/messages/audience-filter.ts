import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { type Audience, type MessageChannel, NAMED_MAX, type ReaderFact } from '@clubpulse/contract/office/messages';

export interface AudienceFilter {
  readonly stage: ClientStage | null;
  readonly subscription: number | null;
  readonly tag: number | null;
  readonly notSeen: number | null;
  readonly inClass: number | null;
  readonly only: readonly number[] | null;
  readonly notStage: ClientStage | null;
  readonly not: readonly number[] | null;
}

export const allMembers: AudienceFilter = {
  stage: null,
  subscription: null,
  tag: null,
  notSeen: null,
  inClass: null,
  only: null,
  notStage: null,
  not: null,
};

export const withOneMore = (userIds: readonly number[] | null, userId: number): readonly number[] =>
  [...new Set([...(userIds ?? []), userId])].slice(0, NAMED_MAX);

export const idIn = (address: string): number | null => (/^[1-9]\d{0,14}$/.test(address) ? Number(address) : null);

export function namedIn(address: string): readonly number[] | null {
  if (!/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(address)) return null;
  return [...new Set(address.split(',').map(Number))].slice(0, NAMED_MAX);
}

export const audienceOf = ({ stage, subscription, tag, notSeen, inClass, only, notStage, not }: AudienceFilter): Audience => ({
  ClientStage: stage,
  ClassSubscriptionId: subscription,
  ClubTagId: tag,
  NotSeenDays: notSeen,
  ClassId: inClass,
  UserIds: [...(only ?? [])],
  NotStage: notStage,
  NotUserIds: [...(not ?? [])],
});

export const filterOf = (stored: Audience): AudienceFilter => ({
  stage: stored.ClientStage,
  subscription: stored.ClassSubscriptionId,
  tag: stored.ClubTagId,
  notSeen: stored.NotSeenDays,
  inClass: stored.ClassId,
  only: stored.UserIds.length === 0 ? null : stored.UserIds,
  notStage: stored.NotStage,
  not: stored.NotUserIds.length === 0 ? null : stored.NotUserIds,
});

export const queryOf = (
  { stage, subscription, tag, notSeen, inClass, only, notStage, not }: AudienceFilter,
  channels: readonly MessageChannel[],
  facts: readonly ReaderFact[] = [],
) => ({
  ...(stage === null ? {} : { ClientStage: stage }),
  ...(subscription === null ? {} : { ClassSubscriptionId: String(subscription) }),
  ...(tag === null ? {} : { ClubTagId: String(tag) }),
  ...(notSeen === null ? {} : { NotSeenDays: notSeen }),
  ...(inClass === null ? {} : { ClassId: String(inClass) }),
  ...(notStage === null ? {} : { NotStage: notStage }),
  ...(not === null ? {} : { NotUserIds: not.join() }),
  ...(only === null ? {} : { UserIds: only.join() }),
  ...(facts.length === 0 ? {} : { Facts: facts.join() }),
  Channels: channels.join(','),
});
