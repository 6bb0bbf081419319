import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { countAudience } from '@clubpulse/contract/office/messages.calls';
import { tagLabel } from '../../clubs/tags/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type AudienceFilter, allMembers, queryOf } from './audience-filter.ts';
import { useClassChoices } from './use-class-choices.ts';

const RECENT_DAYS = 7;
const unseenDays = [14, 30, 60, 90] as const;

export const textOf = (value: number | null) => (value === null ? null : String(value));

function useAlone(id: number, filter: AudienceFilter, name: 'stage' | 'notSeen' | 'subscription' | 'tag' | 'inClass'): string {
  const formats = useFormats();
  const query = queryOf({ ...allMembers, [name]: filter[name] }, ['App']);
  const enabled = filter[name] !== null;
  const counted = useCall(countAudience, { params: { id }, query }, { quiet: true, keepPrevious: true, enabled }).data;
  return enabled && counted !== undefined ? ` · ${formats.number(counted.Chosen)}` : '';
}

const withNumber = <Value extends string>(
  options: readonly { readonly value: Value; readonly label: string }[],
  chosen: Value | null,
  number: string,
): string | undefined => {
  const label = options.find(({ value }) => value === chosen)?.label;
  return label === undefined ? undefined : `${label}${number}`;
};
/** `shown` is the option with the number of members that it would select alone. */
export function useAudienceOptions(filter: AudienceFilter) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const subscriptionTypes = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const { data: types = [] } = subscriptionTypes;
  const clubTags = useCall(listTags, { params: { id } }, { quiet: true });
  const { data: tags = [] } = clubTags;
  const stages = clientStages.map((value) => ({ value, label: t(`messages.stage-${value}`) }));
  const unseen = unseenDays.map((days) => ({ value: String(days), label: t('messages.notSeenDays', { count: String(days) }) }));
  const subscriptions = types.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name }));
  const tagged = tags.map((tag) => ({ value: String(tag.ClubTagId), label: tagLabel(tag, t) }));
  const inClasses = useClassChoices(RECENT_DAYS, filter.inClass, t('messages.button-Class'));
  return {
    stages: { options: stages, shown: withNumber(stages, filter.stage, useAlone(id, filter, 'stage')) },
    unseen: { options: unseen, shown: withNumber(unseen, textOf(filter.notSeen), useAlone(id, filter, 'notSeen')) },
    subscriptions: {
      options: subscriptions,
      shown: withNumber(subscriptions, textOf(filter.subscription), useAlone(id, filter, 'subscription')),
      isPending: subscriptionTypes.isPending,
    },
    tags: {
      options: tagged,
      shown: withNumber(tagged, textOf(filter.tag), useAlone(id, filter, 'tag')),
      isPending: clubTags.isPending,
    },
    inClasses: { options: inClasses, shown: withNumber(inClasses, textOf(filter.inClass), useAlone(id, filter, 'inClass')) },
  };
}
