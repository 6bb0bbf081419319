import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { tagWords } from '../../clubs/tags/public.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { SetFilter } from '../../kit/filters/SetFilter.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type AudienceFilter, everybody } from './audience-filter.ts';

const unseenDays = [14, 30, 60, 90] as const;

interface AudienceFiltersProps {
  filter: AudienceFilter;
  onChange: (filter: AudienceFilter) => void;
}

/** Whom it goes to: for whom all of it holds. */
export function AudienceFilters({ filter, onChange }: AudienceFiltersProps) {
  const t = useT();
  const { ClubId: id, EnableLeads } = useStaffClub();
  const types = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true }).data ?? [];
  const tags = useCall(listTags, { params: { id } }, { quiet: true }).data ?? [];
  const set = (changes: Partial<AudienceFilter>) => onChange({ ...filter, ...changes });
  const number = (text: string | null) => (text === null ? null : Number(text));
  return (
    <FilterBar set={Object.values(filter).filter((one) => one !== null).length} onClear={() => onChange(everybody)}>
      {filter.only !== null && <OnlyThese userIds={filter.only} onClear={() => set({ only: null })} />}
      {(EnableLeads || filter.stage !== null) && (
        <FilterChip
          label={t('messages.stage')}
          all={t('kit.all')}
          value={filter.stage}
          options={clientStages.map((value) => ({ value, label: t(`messages.stage-${value}`) }))}
          onChange={(stage) => set({ stage })}
        />
      )}
      <FilterChip
        label={t('messages.notSeen')}
        all={t('kit.all')}
        value={filter.notSeen === null ? null : String(filter.notSeen)}
        options={unseenDays.map((days) => ({ value: String(days), label: t('messages.notSeenDays', { count: String(days) }) }))}
        onChange={(days) => set({ notSeen: number(days) })}
      />
      {types.length > 0 && (
        <FilterChip
          label={t('kit.subscription')}
          all={t('kit.all')}
          value={filter.subscription === null ? null : String(filter.subscription)}
          options={types.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name }))}
          onChange={(subscription) => set({ subscription: number(subscription) })}
        />
      )}
      {tags.length > 0 && (
        <FilterChip
          label={t('messages.tag')}
          all={t('kit.all')}
          value={filter.tag === null ? null : String(filter.tag)}
          options={tags.map((tag) => ({ value: String(tag.ClubTagId), label: tagWords(tag, t) }))}
          onChange={(tag) => set({ tag: number(tag) })}
        />
      )}
    </FilterBar>
  );
}

/** One by her name, several by how many they are: their names stand beside who gets it. */
function OnlyThese({ userIds, onClear }: { userIds: readonly number[]; onClear: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [userId = 0, ...others] = userIds;
  const isOne = others.length === 0;
  const person = useCall(getClubUser, { params: { id, userId } }, { quiet: true, ignore: [404], enabled: isOne }).data;
  const { length: count } = userIds;
  const named = person ? fullName(person) : '…';
  return (
    <SetFilter
      label={t('messages.person')}
      value={isOne ? named : t('clubs.people', { count, number: formats.number(count) })}
      onClear={onClear}
    />
  );
}
